import { describe, expect, it } from 'vitest'
import { inPlainWords } from '../../src/engine/answers/understanding/plain-words.ts'
import { fold } from '../../src/engine/text/normalize.ts'
import { analysed, ask } from '../labels/asking.ts'
import { fragmentLabels } from './fragments.ts'
import labels from './labels.json' with { type: 'json' }

const plain = (text: string): string => inPlainWords(fold(text).text)

describe('words that questions turn on, with slips in them', () => {
  it.each([
    ['匠包里有什么', '酱包'],
    ['保只期多久', '保质期'],
    ['过民原有哪些', '过敏原'],
    ['花生过民的人', '过敏'],
    ['卡洛里多少', '卡路里'],
    ['乳麋泻能吃吗', '乳糜泻'],
    ['夫质不耐受', '麸质'],
    ['肤质不耐受', '麸质'],
    ['麸制过敏', '麸质'],
    ['花声有没有', '花生'],
    ['运妇能吃吗', '孕妇'],
    ['防府剂有吗', '防腐剂'],
    ['糖料病能吃吗', '糖尿病'],
    ['保质其到什么时候', '保质期'],
    ['单白质多少', '蛋白质'],
    ['is it ok for coelics', 'coeliacs'],
    ['i am siliac', 'celiac'],
    ['im alergic to nuts', 'allergic'],
    ['any preganant women', 'pregnant'],
    ['for diebetics', 'diabetics'],
    ['how much cabohydrates', 'carbohydrates'],
    ['how many calries', 'calories'],
    ['seseme in it', 'sesame'],
    ['lactos intolerant', 'lactose'],
    ['my todler', 'toddler'],
    ['when do they experie', 'expire'],
    ['whats the expirey', 'expiry'],
    ['main ingrediant', 'ingredient'],
    ['list the ingrediants', 'ingredients'],
    ['who is the manufactuer', 'manufacturer'],
    ['how many calroies', 'calories'],
    ['any sweetners', 'sweeteners'],
    ['is it pasturised', 'pasteurised'],
    ['any artifical flavorings', 'artificial'],
    ['any presevatives', 'preservatives'],
    ['is it carcinogentic', 'carcinogenic'],
    ['how much protine', 'protein'],
    ['caffiene in it', 'caffeine'],
    ['do i refridgerate it', 'refrigerate'],
    ['can i microwve it', 'microwave'],
    ['is it geneticaly modified', 'genetically'],
    ['any emulsifers', 'emulsifiers'],
    ['这个烤肠清镇吗', '清真'],
    ['奶烙棒', '奶酪'],
    ['甜面将里有什么', '甜面酱'],
    ['上光计是什么', '上光剂'],
    ['增为剂有吗', '增味剂'],
    ['会民能吃吗', '回民'],
    ['全速的人可以喝吧', '全素'],
    ['号称高盖', '高钙'],
  ])('%s: %s', (text, word) => {
    // Allergic is allergy in plain words.
    expect(plain(text).replace('allergy', 'allergic')).toContain(word)
  })

  it.each([
    '有包装吗',
    '能两个一起吃吗',
    '精神病人能吃吗',
    '榨菜保质期',
    '火锅底料宝宝能吃吗',
    '加热两分钟',
    '坚果及蛋类',
    '忌蛋奶的人',
    '清蒸还是油炸',
    '小卖部买的',
    '生病能吃吗',
    '皮肤质量',
    '敏感肤质能吃吗',
    'is lactase a sugar',
    'are nitrates in it',
    'is it addictive',
    'do i cancel',
    'a custard tart',
    'canned fish',
    'wealthy people',
    'is silica in it',
    'the colour bleeds',
    'a diuretic effect',
    'propionic acid',
    'garam masala',
    'needle in a haystack',
    'i repeat the question',
    '在通风的地方',
    '未经加工',
    '学堂里吃',
  ])('%s has none', text => {
    const said = plain(text)
    expect(said.replace(/吗$/, '')).toBe(fold(text).text.replace(/吗$/, ''))
  })
})

const soda = `青柠味无糖气泡水
配料：水、赤藓糖醇、食品添加剂（二氧化碳、柠檬酸、柠檬酸钠、苯甲酸钠、阿斯巴甜（含苯丙氨酸）、安赛蜜、三氯蔗糖）、食用香精`
const toast = labels.l26toast

describe('names with two slips', () => {
  it.each([
    ['苯甲纳酸是什么', soda, /^苯甲酸钠/],
    ['里头有苯甲纳酸，有毒没得', soda, /苯甲酸钠/],
    ['三绿蔗唐安全吗', soda, /三氯蔗糖/],
    ['安塞密要紧吗', soda, /安赛蜜/],
    ['宁檬酸纳是什么', soda, /^柠檬酸钠/],
    ['脱轻乙酸纳是什么', toast, /^脱氢乙酸钠/],
    ['本甲酸纳是什么', fragmentLabels.noodles, /苯甲酸钠/],
    ['谷安酸纳是什么', fragmentLabels.noodles, /谷氨酸钠/],
    ['what is titanuim dioxyde', fragmentLabels.bar, /titanium dioxide/i],
  ])('%#: %s', (question, label, said) => {
    expect(ask(question, analysed(label)).answer).toMatch(said)
  })

  it.each([
    ['柠檬酸那个东西安全吗', soda, /柠檬酸/],
    ['二氧化碳水里有什么', soda, /./],
  ])('%#: %s has none', (question, label, said) => {
    const { answer } = ask(question, analysed(label))
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/这里理解为/)
  })
})
