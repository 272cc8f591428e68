import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what is seen or tasted of the food at hand', () => {
  it.each([
    ['honey', '结晶了是不是坏了', /葡萄糖析出来/],
    ['l67-huangtao', '罐头底下有点白色沉淀 坏了吗', /沉下来常见[\s\S]*胀气[\s\S]*别吃/],
    ['l65-hk-milktea', '冲出来上面浮一层油 是啥', /油脂[\s\S]*氫化椰子油/],
    ['l68-gewasi', '一开就喷 是加了气还是发酵的', /二氧化碳/],
    ['l57-sourgums', 'whats the white powder on the outside', /a coat of sugar, acid or starch[\s\S]*Citric/],
    ['l66-laozao', '醪糟发酸了 是坏了还是本来这样', /^发酵的食品本来有点酸/],
    ['l48-luncheonmeat', '罐头鼓起来了 还能吃吗', /^不行：标签写着“如发现胖听/],
    ['l44paste', '瓶盖鼓起来了 还能吃吗', /^不要吃，也不要尝/],
    ['l60-shake', 'separated in the bottle, cream on top. gone off?', /Shake well[\s\S]*which is common/],
    ['l45fizz', 'why does it fizz in water', /^Bicarbonate and acid/],
    ['l67-jiuxin', '表面一层白霜 能吃不', /可可脂析出/],
  ] as const)('%s: %s', (label, question, said) => expect(say(labels[label], question)).toMatch(said))

  it.each([
    ['gummies', 'is E120 from insects'],
    ['lfmilk', '咱喝奶就胀气，这种是去掉了啥'],
    ['l12whey', '蛋白粉里的三氯蔗糖 天天两勺有事吗'],
    ['l36soysauce', '我喝一口老抽会不会变黑呀哈哈'],
  ] as const)('is not told where words only sound like it: %s: %s', (label, question) =>
    expect(say(labels[label], question)).not.toMatch(/do not eat|别吃|不要吃|common|常见/i),
  )
})

describe('which ingredients make it so', () => {
  it.each([
    ['l63-rabbit', '怎么这么麻嘴 放的啥', /麻主要来自：花椒/],
    ['l56-pianerchuan', '面为什么泡这么久不烂', /碳酸钾/],
    ['l58-fantuan', '飯糰放成日唔會硬 點解', /海藻糖/],
    ['l64-rashers', 'how does it taste smoky without smoking', /Natural Flavours/],
    ['l66-lachang', '这么红是辣椒染的吗', /红曲红[\s\S]*不单是辣椒粉[\s\S]*亚硝酸钠/],
    ['l67-surge', 'why do my lips tingle', /harmless tingling[\s\S]*Beta-Alanine/],
  ] as const)('%s: %s', (label, question, said) => expect(say(labels[label], question)).toMatch(said))
})
