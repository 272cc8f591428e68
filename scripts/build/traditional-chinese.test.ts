import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { toTraditional as convertInApp } from '../../src/i18n/traditional.ts'
import { toTraditional, traditionalChinese } from './traditional-chinese.ts'

it.each([
  ['没有任何数据被发送', '沒有任何資料被傳送'],
  ['食品添加剂查询', '食品添加物查詢'],
  ['在这台设备上', '在這台裝置上'],
  ['点击屏幕重试', '點一下螢幕重試'],
  ['请填写“注销账号”', '請填寫「刪除帳號」'],
  ['导出备份', '匯出備份'],
  ['膨松剂', '膨脹劑'],
  ['开封后冷藏', '開封後冷藏'],
  ['意见反馈', '意見回饋'],
  ['也不会记录使用事件', '也不會記錄使用事件'],
  ['未识别到配料表', '未辨識到成分表'],
  // The nutrition table and the ingredient list have names of their own.
  ['配料表不写热量，请看包装上的营养成分表', '成分表不寫熱量，請看包裝上的營養標示'],
  ['按说明冲调，听医生的', '按說明沖調，聽醫生的'],
  ['谷氨酸钠（味精）', '麩胺酸鈉（味精）'],
  ['含苯丙氨酸来源，苯丙酮尿症患者禁食', '含苯丙胺酸來源，苯酮尿症患者禁食'],
  ['可能含丙烯酰胺', '可能含丙烯醯胺'],
  // Whose law a reader in Taiwan or Hong Kong is told of.
  ['含我国不允许使用的物质', '含中國大陸不允許使用的物質'],
  ['未成年人不得饮用（未成年人保护法第 59 条）', '未成年人不得飲用（中國大陸未成年人保護法第 59 條）'],
  ['抑制微生物生长，延长保存期', '抑制微生物生長，延長保存期'],
  ['不发送数据，也不记录使用事件', '不傳送資料，也不記錄使用事件'],
  ['连接超时，点击屏幕重试', '連線逾時，點一下螢幕重試'],
  ['无法恢复', '無法復原'],
  ['在应用的其他标签页', '在應用程式的其他分頁'],
  ['手机号码或手机号', '手機號碼或手機號碼'],
  ['奶酪的盐和饱和脂肪', '起司的鹽和飽和脂肪'],
  ['是否通过清真认证', '是否通過清真認證'],
])('writes %s as %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional)
})

it('leaves placeholders as they are', () => {
  expect(toTraditional('{{count}} 条记录，{{信息}}')).toBe('{{count}} 條紀錄，{{信息}}')
})

const folder = new URL('../../src/i18n/locales/', import.meta.url)
const keysOf = (texts: Record<string, unknown>, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf({ ...(value as object) }, `${path}${key}.`),
  )

it.each(readdirSync(new URL('zh-Hans/', folder)))('has the keys of zh-Hans in zh-Hant: %s', file => {
  const read = (locale: string) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8'))
  expect(keysOf(read('zh-Hant'))).toEqual(keysOf(read('zh-Hans')))
})

/** Every Chinese text of the engine and the knowledge, in runs of characters. */
const ourTexts = ['engine', 'knowledge'].flatMap(place => {
  const source = new URL(`../../src/${place}/`, import.meta.url)
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|json)$/.test(name))
    .flatMap(
      name =>
        readFileSync(new URL(name, source), 'utf8').match(/[\p{Script=Han}，。、：；“”（）]{2,}/gu) ?? [],
    )
})

it('converts in the app as OpenCC does in the build', () => {
  const different = [...new Set(ourTexts)].filter(text => convertInApp(text) !== toTraditional(text))
  expect(different.map(text => [text, convertInApp(text), toTraditional(text)])).toEqual([])
})

it('generates a text whose rest is written after its change was told', async () => {
  const root = mkdtempSync(join(tmpdir(), 'analyze-h5-texts-'))
  mkdirSync(join(root, 'zh-Hans'))
  const text = join(root, 'zh-Hans', 'app.json')
  const generated = join(root, 'zh-Hant', 'app.json')
  writeFileSync(text, '{ "home": "标题" }')
  const server = await createServer({
    root,
    configFile: false,
    plugins: [traditionalChinese(pathToFileURL(`${root}/`))],
    server: { middlewareMode: true, watch: null, ws: false },
  })
  expect(readFileSync(generated, 'utf8')).toContain('標題')

  writeFileSync(text, '')
  server.watcher.emit('change', text)
  writeFileSync(text, '{ "home": "今天的标题" }')
  await vi.waitFor(() => expect(readFileSync(generated, 'utf8')).toContain('今天的標題'), {
    timeout: 30_000,
  })
  await server.close()
  rmSync(root, { recursive: true })
})
