import type { Asked } from './judge.ts'

/** A question whether something is in it, in a form that assumes the answer, doubts it or offers two. */
export interface PresenceCase extends Pick<Asked, 'question' | 'language'> {
  label: 'noodles' | 'bar'
  isListed: boolean
}

const zhForms: readonly ((words: string) => string)[] = [
  one => `没有${one}吧`,
  one => `里面没放${one}吧？`,
  one => `这里头没${one}吧`,
  one => `不会有${one}吧`,
  one => `应该没有${one}吧`,
  one => `应该不含${one}吧`,
  one => `该不会放了${one}吧`,
  one => `没加${one}对吧`,
  one => `没有${one}，对不对`,
  one => `难道有${one}？`,
  one => `到底有没有${one}`,
  one => `一点${one}都没有吗`,
  one => `名字里没写，那里面没${one}吧`,
  one => `听说这种都有${one}，这个没有吧`,
  one => `确定没有${one}？`,
  one => `真的有${one}吗`,
]
const hantForms: readonly ((words: string) => string)[] = [
  one => `唔會有${one}掛`,
  one => `冇${one}㗎可？`,
  one => `應該冇${one}啩`,
  one => `入面冇落${one}吖嘛`,
  one => `係咪冇${one}㗎`,
  one => `裡面沒有${one}吧`,
  one => `真係有${one}㗎？`,
  one => `到底有沒有${one}`,
]
const enForms: readonly ((words: string) => string)[] = [
  one => `isn't there any ${one} in it`,
  one => `no ${one} in these right?`,
  one => `there's no ${one} in this, is there`,
  one => `surely there is no ${one} in it`,
  one => `it doesn't contain ${one}, does it?`,
  one => `so no ${one} then?`,
  one => `please tell me there's no ${one} in this`,
  one => `does it actually have ${one} in it`,
  one => `they didn't put ${one} in it did they`,
  one => `I hope there isn't any ${one} in here`,
]

const things = {
  zh: [
    ['猪油', true],
    ['味精', true],
    ['牛肉', true],
    ['焦糖色', true],
    ['香精', true],
    ['防腐剂', false],
    ['甜味剂', false],
    ['山梨酸钾', false],
    ['鸡肉', false],
    ['明胶', false],
  ],
  hant: [
    ['豬油', true],
    ['味精', true],
    ['牛肉', true],
    ['香精', true],
    ['防腐劑', false],
    ['甜味劑', false],
    ['雞肉', false],
  ],
  en: [
    ['palm oil', false],
    ['sucralose', true],
    ['maltitol', true],
    ['soy', true],
    ['milk', true],
    ['sweeteners', true],
    ['preservatives', false],
    ['aspartame', false],
    ['gelatine', false],
    ['sesame', false],
  ],
} as const

const casesOf = (
  language: Asked['language'],
  label: PresenceCase['label'],
  names: readonly (readonly [string, boolean])[],
  forms: readonly ((words: string) => string)[],
): PresenceCase[] =>
  names.flatMap(([name, isListed]) =>
    forms.map(form => ({ language, label, isListed, question: form(name) })),
  )

export const presenceCases = (): PresenceCase[] => [
  ...casesOf('zh-Hans', 'noodles', things.zh, zhForms),
  ...casesOf('zh-Hant', 'noodles', things.hant, hantForms),
  ...casesOf('en', 'bar', things.en, enForms),
]

/** The first words agree with the list, whatever was assumed. */
export const beginsRight = ({ isListed, language }: PresenceCase, answer: string): boolean =>
  (language === 'en'
    ? isListed
      ? /^Yes\b/
      : /^No (?!.{0,3}recognised)|^No: the list does not name/
    : isListed
      ? /^(?:有|是)/
      : /^没有(?:识别到|列|写)/
  ).test(answer)
