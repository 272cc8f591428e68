import { describe, expect, it } from 'vitest'
import { analysed, answer } from '../labels/asking.ts'
import { fragmentLabels } from './fragments.ts'
import labels from './labels.json' with { type: 'json' }
import { beginsRight, presenceCases } from './presence-forms.ts'

const own = { noodles: analysed(fragmentLabels.noodles), bar: analysed(fragmentLabels.bar) }

it('whatever is assumed, the first word says whether it is in it', () => {
  const wrong = presenceCases().flatMap(one => {
    const { question, language, label } = one
    const said = answer({
      question,
      history: [],
      language: language === 'en' ? 'en' : 'zh',
      label: own[label],
    }).answer.replace(/\[\d+\]/g, '')
    return beginsRight(one, said) ? [] : [`${question}: ${said}`]
  })
  expect(wrong).toEqual([])
})

const soda = `气泡屿
白桃味苏打气泡水
配料表：水、赤藓糖醇、食品添加剂（二氧化碳、柠檬酸、三氯蔗糖、山梨酸钾）、食用香精
产品类型：果味型碳酸饮料
净含量：480mL`
const yogurt = `晨牧
草莓燕麦风味发酵乳
配料：生牛乳（添加量≥80%）、草莓果酱（添加量≥8%）（草莓、白砂糖、水、果胶、胭脂虫红、食用香精）、白砂糖、明胶
净含量：200克`

describe('the thing itself or only its flavour', () => {
  it.each([
    [soda, '白桃味的，里面到底有没有一滴桃汁', /^没有识别到桃汁：配料表列的是食用香精/],
    [soda, '里面是桃汁还是香精', /^没有识别到桃汁：配料表列的是食用香精/],
    [soda, '真的有桃子吗', /^没有识别到桃子/],
    [soda, 'is there real peach in it or just flavouring', /^No peach recognised: the list has flavouring/],
    [yogurt, '真係有草莓㗎？定係得香精', /^有：配料里列着草莓果酱（至少 8%）、草莓；另外也加了食用香精/],
    [yogurt, '是真草莓还是香精', /^有：配料里列着草莓果酱/],
    [yogurt, '草莓味是草莓做的还是香精调的', /^有：配料里列着草莓果酱/],
    // A class, an allergen that the pack only warns of, and a flavouring itself are no such things.
    [fragmentLabels.noodles, '真的有香精吗', /^有/],
    [fragmentLabels.noodles, '真的有花生吗', /^可能有/],
    [fragmentLabels.noodles, '真的有色素吗', /^有，识别到 1 项着色剂/],
    [labels.throat, '薄荷脑在GB2760里算添加剂还是香料', /^薄荷脑是/],
  ])('%#: %s %s', (label, question, said) => {
    const language = /[a-z]{3}/.test(question) ? 'en' : 'zh'
    expect(answer({ question, history: [], language, label: analysed(label) }).answer).toMatch(said)
  })
})
