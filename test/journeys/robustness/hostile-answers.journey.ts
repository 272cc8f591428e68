import { emptyAnalysis, taskOf } from '../../task.ts'
import { answerQuestions, answerUploads, serverBuild } from '../support/hostile-server.ts'
import { expect, onlyInAll, open, photo, test, wordsOf } from '../support/person.ts'

const t = wordsOf('zh-Hans')
const task = taskOf({ id: 'hostile', status: 'done', result: { ...emptyAnalysis, score: 80, confidence: 1 } })

// There is no server but the answers below.
test.use({ expectedComplaint: /Failed to load resource/ })

test(
  'an answer with character references is drawn as the characters they name, after a reload too',
  onlyInAll,
  async ({ page }) => {
    await answerUploads(page, task)
    await answerQuestions(page, '盐 &amp; 糖，钠&nbsp;&lt;&nbsp;120&#160;mg &copy; &notanentity; &#x1F9C2;')
    await open(page, serverBuild)
    await page.getByTestId('gallery').setInputFiles(photo('zh06_clean'))
    const field = page.getByRole('textbox', { name: t('chat.placeholder') })
    await field.fill('盐多吗？')
    await field.press('Enter')
    const answer = page.getByText('盐 & 糖，钠\u00a0<\u00a0120\u00a0mg © &notanentity; 🧂')
    await expect(answer.last()).toBeVisible()
    await expect(page.getByRole('button', { name: t('chat.copy') }), 'the answer is whole').toBeVisible()
    await page.reload()
    await expect(answer.last()).toBeVisible()
  },
)
