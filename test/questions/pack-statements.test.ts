import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'
import questionLabels from './labels.json' with { type: 'json' }

const say = (label: keyof typeof questionLabels, question: string, ...before: string[]) =>
  askOf(question, analysed(questionLabels[label]), ...before).answer.replace(/\[\d+\]/g, '')

describe('what is printed on the pack answers, no first where it forbids', () => {
  it.each([
    // Once thawed, frozen, raw.
    ['l23fishball', '解凍之後食唔晒，可唔可以再放返入冰格', /^不行：标签写着“[^”]*切勿再冷藏”/],
    ['l22yudan', '解冻了能再冻回去吗', /^不行：标签写着“解凍後切勿再次冷凍”/],
    [
      'l22yudan',
      'Can I refreeze them once thawed',
      /^No: the label says[^(]*\(in English: do not freeze it again\)/,
    ],
    ['l22qipao', 'can I freeze it', /^No: the label says/],
    ['l22energy', 'can I put it in the freezer', /Do not freeze/],
    ['l22lachang', 'can I eat it raw', /^No: the label says[^(]*\(in English: not ready to eat, steam it/],
    ['l23sausage', '一根热狗肠要加热吗，能直接吃吗', /标签写着[^。]*加热后食用/],
    ['l25burger', 'How does the pack say to cook these?', /^The label states: Cook thoroughly: pan fry/],
    ['l25burger', "I'm pregnant, how should I cook these", /Cook thoroughly: pan fry/],
    ['l25fishball', '點煮，煮幾耐', /沸水煮6至8分鐘/],
    ['l25energy', 'can i drink 2 cans for an all nighter', /^No: the label says "Max 1 can per day"/],
    ['l24energy', 'can i do two cans before a race?', /^No: the label says[^"]*"[^"]*Max 1 can per day/],
    ['l25energy', 'can i drink one can', /^(?!No: the label says "Max)/],
    // Without a fridge.
    ['l23yogurt', '酸奶买回来放常温储藏间一周行不行，冰箱满了', /^不行：标签写着“[^”]*2℃～6℃冷藏/],
    ['l22yogurt', '可以带上火车吗，十个小时没冰箱', /^不行：标签写着“[^”]*冷藏”；保质期 21天/],
    ['l23soy', '开了盖的酱油放灶台边上行吗', /^不行：标签写着“[^”]*开盖后请冷藏”/],
    [
      'l23sausage',
      'train journey 9 hours no fridge, can I keep these in my bag',
      /^No: the label says[^(]*\(in English: at 0 to 4 °C/,
    ],
    ['l22tusi', 'bread in the cupboard without fridge ok?', /^The label wants no fridge/],
    ['l23konjac', '可唔可以唔擺雪櫃', /^标签没有要求冷藏/],
    ['l20soymilk', '開咗之後唔放雪櫃得唔得', /^不行：标签写着“開封後請冷藏/],
    ['l19vegsaus', 'can I keep these out of the fridge for a day', /^No: the label says "Keep refrigerated/],
    [
      'l20mayo',
      'can I leave the open jar in the cupboard',
      /^No: the label says "Once opened, keep refrigerated/,
    ],
    ['l17oat', 'once opened do I need to put it in the fridge', /keep refrigerated and use within 5 days/],
    ['l21nugget', 'can I refreeze if defrosted', /^No: the label says/],
    // Amounts of a part, makers, words for readers of English.
    ['l23fishball', '包魚蛋有幾多魚肉？', /魚漿”的量：60%[^。]*不超过 60%/],
    ['l22yogurt', '黄桃燕麦到底加了多少', /果酱”的量：7%，黄桃、燕麦在它里面；所以合起来不超过 7%/],
    ['l23plums', 'which town is it from', /Chaozhou Golden Orchard Foods/],
    ['l22gummy', 'who makes it', /Croak & Sons/],
    [
      'l23noodle',
      'how do i cook it, how much water how many minutes',
      /500 ml of boiling water, with the lid on, leave it for 4 minutes/,
    ],
    ['l23latiao', 'what are the main ingredients', /wheat flour/],
    // Diets.
    ['l22crisps', 'is it vegan', /^The label says "Suitable for vegans"/],
    ['l23crisps', 'ok for vegetarians?', /^The label says "Suitable for vegetarians"[\s\S]*whey powder/],
    ['l23vegbeef', '我吃净素的，能吃吗', /鸡蛋清粉[^。]*净素、纯素的不行/],
    ['l23vegbeef', 'is it ok for vegetarians', /egg white powder/],
    ['l22lachang', '清真的不，有猪肉和酒没', /猪后腿肉[^。]*白酒/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l22crisps', 'is it vegan', /prawn cocktail seasoning/],
    ['l22danjuan', '全素人士可以吃這款蛋捲嗎', /人造牛油/],
    ['l23vegbeef', '我吃净素的，能吃吗', /没有识别到动物来源/],
    ['l23vegbeef', 'is it ok for vegetarians', /nothing is from animals/],
    ['l22tusi', '穆斯林可以吃这个面包么', /人造奶油/],
    ['l22qipao', '这水是哪产的', /没有写：读到的标签文字里没有产地/],
  ] as const)('%s: %s says nothing false', (label, question, not) =>
    expect(say(label, question)).not.toMatch(not),
  )
})
