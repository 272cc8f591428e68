import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what to eat or drink in the place of the product, for whom it is asked', () => {
  it.each([
    ['l70-qishui', '戒糖 又想喝有气的 喝啥', /可以换：[^\n]*不加糖的气泡水/, /果汁|电解质/],
    ['l47lapcheong', '回族 炒饭想要腊肠那个味 用什么', /可以换：有清真标志/, /自己煮的/],
    ['l55-chaoshou', '对小麦过敏 想吃饺子馄饨这种 有得替吗', /^不能[\s\S]*写明无麸质的饺子/, /挂面|全麦/],
    ['l57-cheesestick', '牛奶过敏 补钙吃啥好', /加钙的豆奶/, /可以换：[^\n]*(?:酸奶|牛奶)/],
    ['l59-jiangya', '痛风 过年不吃酱鸭 桌上摆点啥肉菜', /可以换：[^\n]*水煮蛋/, /可以换：[^\n]*(?:牛肉|鱼)/],
    ['l46meijiu', '怀孕了又嘴馋 有什么没酒精的可以替', /^不能[\s\S]*0\.0%/, /不含咖啡因.{0,4}茶；/],
    [
      'l70-bwcookies',
      'egg allergy party for 6yr olds, what cookies instead',
      /^No[\s\S]*(?:without egg|oat drink)/,
      /nuts \(/,
    ],
    ['l60-lorne', 'trying to cut sat fat, what else for breakfast', /Instead: porridge/, /sausage/],
    ['l62-snakes', 'halal sweets? what do i look for instead of these', /halal mark/, /lower on the list/],
    [
      'l57-sourgums',
      'kid loves these but teeth are bad.. what instead',
      /Instead: fresh fruit/,
      /Instead: [^\n]*gummies/,
    ],
    ['l64-vitd', 'vegan mam here. are these vegan and if not what instead', /from lichen/, /oily fish/],
  ] as const)('%s: %s', (label, question, said, unsaid) => {
    const answer = say(labels[label], question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(unsaid)
  })

  it.each([
    ['l62-preworkout', 'what should i do instead of a full scoop, half?'],
    ['l18bar', 'so net carbs per bar is what then'],
    ['latiao', '辣条里有什么不好的'],
    ['l61-soda', '这个跟冰峰比哪个好喝 你先替我尝一口'],
    ['l36gummies', 'apart from the gelatine what else in here isnt vegan'],
  ] as const)('is not told where nothing else is wanted: %s: %s', (label, question) => {
    expect(say(labels[label], question)).not.toMatch(/Instead:|可以换/)
  })
})
