import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a few words go on with the thing, the class or the nutrient of the question before', () => {
  it.each([
    ['l69-yabo', '有防腐剂吗', '是什么', /^识别到 3 项防腐剂/],
    ['l69-yabo', '有防腐剂吗', '对身体有害吗', /^看用量：双乙酸钠/],
    ['l69-yabo', '有防腐剂吗', '限量多少', /双乙酸钠.*乳酸链球菌素/s],
    ['l37toast', 'what preservatives', 'are they safe', /^It depends on the dose: 丙酸钙/],
    ['l37toast', 'what preservatives', 'which is worse', /sodium dehydroacetate/],
    ['l37toast', 'how much sugar', 'and salt', /^0\.98 g of salt/],
    ['l37toast', 'how much fat', 'per slice', /slice.*\n5 g of fat/],
    ['l66-tomyum', 'what is E631', 'and 627?', /^E627 \(disodium 5'-guanylate\)/],
    ['l59-oatdrink', '糖多少', '比牛奶呢', /^这款少一些/],
    ['l59-oatdrink', '糖多少', '哪来的', /由淀粉分解出来的糖/],
    ['l12oyster', 'is there gluten', 'where', /wheat flour/],
    ['l44paste', '配料第一是什么', '第二呢', /^第 2 位是：小麦粉/],
    ['l15gfloaf', 'what is hydroxypropyl methylcellulose', 'natural?', /^From plants/],
    ['l45tikka', 'how many calories is this per pack', 'and salt', /2\.4 g of salt .* in one pack/],
  ] as const)('%s: %s > %s', (label, before, question, said) =>
    expect(say(label, question, before)).toMatch(said),
  )
})
