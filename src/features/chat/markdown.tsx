import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useSlices } from '../../ui/loading/use-slices.ts'
import { createTrustedHtml } from '../../ui/theme/trusted-types.ts'
import styles from './chat.module.css'
import { labelCells } from './label-cells.ts'
import { linesApart, type MarkdownBlock, splitBlocks } from './markdown-blocks.ts'

/** Markdown as HTML without any of the writer's own tags, links or pictures: those come out as text. */
const toSafeHtml = createTrustedHtml('markdown', markdown =>
  labelCells(micromark(linesApart(markdown), { extensions: [gfm()], htmlExtensions: [gfmHtml()] }))
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replace(/<img [^>]*>/g, '')
    .replace(/<input [^>]*>/g, '')
    // Marks of the sources below the answer; a word joiner keeps them on the line of what they prove.
    .replace(/ ?\[(\d{1,3})\]/g, '\u2060<sup>$1</sup>'),
)

/** Blocks of an answer that are drawn without being asked for, and how many of them at once. */
const slices = { step: 8, limit: 80 }

/** Renders an answer's Markdown, block by block; no content of it can run code, and none blocks the page. */
export const Markdown = ({ text }: { text: string }) => {
  const { t } = useTranslation('chat')
  const blocks = useMemo(() => splitBlocks(text), [text])
  const { shown, isCut, showMore } = useSlices(blocks.length, slices)
  return (
    <div className={styles['markdown']}>
      {blocks.slice(0, shown).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
        <Block key={at} {...block} />
      ))}
      {isCut && (
        <Button look="quiet" isWide onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

const Block = memo(({ text, isPlain }: MarkdownBlock) =>
  isPlain ? (
    <p className={styles['plain']}>{text}</p>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes all HTML of the text (test/journeys, hostile answers)
    <div dangerouslySetInnerHTML={{ __html: toSafeHtml(text) }} />
  ),
)
