import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toTraditional as convertInApp } from '../src/i18n/traditional.ts'
import { toTraditional } from './traditional-chinese.ts'

it.each([
  ['没有任何数据被发送', '沒有任何資料被發送'],
  ['食品添加剂查询', '食品添加物查詢'],
  ['在这台设备上', '在這台裝置上'],
  ['点击屏幕重试', '點一下螢幕重試'],
  ['请填写“注销账号”', '請填寫「刪除帳號」'],
  ['导出备份', '匯出備份'],
  ['膨松剂', '膨脹劑'],
  ['意见反馈', '意見回饋'],
  ['也不会记录使用事件', '也不會記錄使用事件'],
  ['未识别到配料表', '未辨識到成分表'],
])('writes %s as %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional)
})

it('leaves placeholders as they are', () => {
  expect(toTraditional('{{count}} 条记录，{{信息}}')).toBe('{{count}} 條紀錄，{{信息}}')
})

const folder = new URL('../src/i18n/locales/', import.meta.url)
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
  const source = new URL(`../src/${place}/`, import.meta.url)
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
