import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { components } from '../../api/schema.d.ts'
import { ExampleScreen, type SampleKind, sampleKinds, samples } from '../../features/demo/index.ts'
import { Report } from '../../features/report/index.ts'
import { useChinese } from '../../i18n/index.ts'
import { pageLinks } from '../../paths.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import type { AllServices } from '../services/services.ts'

type Task = components['schemas']['Task']

/** The example: analysed here and now, without login, server or photo. */
export const ExamplePage = ({
  services,
  product,
}: {
  services: AllServices
  /** Which of the two to begin with; the one with more to say without. */
  product: string | undefined
}) => {
  const { t, i18n } = useTranslation('demo')
  const chinese = useChinese()
  const [, navigate] = useLocation()
  const [task, setTask] = useState<Task | null>(null)
  const [kind, setKind] = useState<SampleKind>(product === 'good' ? 'good' : 'poor')
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const sample = samples[language]
  const { text } = sample[kind]
  const photoUrl = `${import.meta.env.BASE_URL}${sample.photo}`

  useEffect(() => {
    let isCurrent = true
    const label = { id: 'example', createdAt: new Date().toISOString(), lang: services.locale() }
    void services
      .localAnalysis()
      .then(analysis => analysis.analyseText(text, language, label))
      .then(analysed => {
        // In pieces: one long task would block a slow phone.
        if (isCurrent) startTransition(() => setTask(analysed))
      })
    return () => {
      isCurrent = false
    }
  }, [services, text, language])

  const tryPhoto = async (): Promise<boolean> => {
    const photo = await fetch(photoUrl).then(
      answer => (answer.ok ? answer.blob() : null),
      () => null, // no network, and not fetched before
    )
    if (photo === null) return false
    const started = await (await services.scans()).start([new File([photo], 'example.jpg')])
    if ('refusal' in started) return false
    const { id } = 'id' in started ? started : await started.proceed()
    navigate(pageLinks.analysis(id))
    return true
  }

  if (task?.result == null) return <Skeleton rows={8} label={t('loading')} />
  return (
    <ExampleScreen
      photoUrl={photoUrl}
      onTry={tryPhoto}
      products={sampleKinds.map(name => [name, chinese(sample[name].name)])}
      shown={kind}
      onShow={setKind}
    >
      <Report key={kind} task={task} result={task.result} photoUrls={[]} />
    </ExampleScreen>
  )
}
