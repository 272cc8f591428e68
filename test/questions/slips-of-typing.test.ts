import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a name of the label with a slip in it', () => {
  it.each([
    // 乙酸钠 is a name as well, and not on the label.
    [
      'l26toast',
      '孕期吃这个面包，脱轻乙酸钠对胎儿有没有影响啊',
      /脱氢乙酸钠对胎儿有没有影响[\s\S]*不允许：[\s\S]*2025-10-12/,
    ],
    ['l17yogurt', '孕妇吃这个，双乙酰酒石酸氮双甘油酯有没有影响', /双乙酰酒石酸单双甘油酯/],
    ['l23yogurt', '羟丙基二淀磷酸酯是什么', /^羟丙基二淀粉磷酸酯/],
    ['noodles', '特丁基对二苯酚是什么', /^特丁基对苯二酚/],
    ['l14cola', '里面的三氯糖蔗要紧吗', /三氯蔗糖/],
    ['l13seniormilk', '麦芽护精是什么', /^麦芽糊精/],
    ['l12burger', 'what is coconot oil', /^Coconut Oil/],
    ['l27gfloaf', 'what is fermneted maize starch', /Fermented Maize Starch/],
    ['l17bread', '里面的脱轻乙酸纳要紧吗', /^看用量：脱氢乙酸钠/],
    ['l15sausage', '大豆分里蛋白要紧吗', /大豆分离蛋白/],
    ['l18bar', 'why do they add maltiotl', /^maltitol/],
    ['l26energy', 'what is taueine', /taurine/],
  ])('%#: %s', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).toMatch(/这里理解为|to mean/)
  })

  it.each([
    ['l15sausage', '里面有大米蛋白吗', /没有识别到/],
    ['l27yogurt', '胭脂虫红真的是虫子吗', /胭脂虫红/],
    ['l26tea', '柠檬酸起什么作用', /^柠檬酸的作用/],
    ['l17bread', '脱氢乙酸钠新国标还能用吗', /脱氢乙酸钠/],
    ['milkpowder', '有脱脂乳粉吗', /脱脂乳粉/],
    ['l37chips', '番茄味薯片 番茄在哪呢 我咋没看着一个番茄', /^(?![\s\S]*番茄红)/],
  ])('%#: %s is no slip', (label, question, said) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/这里理解为/)
  })
})

describe('what an additive is for in this food', () => {
  it.each([
    ['l26dumpling', '三聚磷酸钠起什么作用', /^三聚磷酸钠的作用：.*保持水分/, /产生气体|面团|酸味/],
    ['l12sausage', '为什么香肠要加三聚磷酸钠', /保持水分/, /产生气体|酸味/],
    ['l26noodle', '501(i)係咩嚟，點解要加落麵度', /碱/, /酸味/],
    ['l13ramen', 'what is the E501 for in the noodles', /alkaline.*springy/, /sour/],
    ['l26cheese', 'what is E452 for in cheese slices', /melted cheese/, /dough|sour/],
    ['l26tea', '柠檬酸起什么作用', /带酸味/, /碱水/],
    ['l16cheese', '奶酪里加六偏磷酸钠干嘛用', /乳化盐/, /产生气体/],
    ['l21pie', '焦磷酸二氢二钠是做什么用的', /面团蓬松/, /碱水/],
  ])('%#: %s', (label, question, said, never) => {
    const answer = say(label, question)
    expect(answer).toMatch(said)
    expect(answer.split(/；GB 2760|; GB 2760/)[0]).not.toMatch(never)
  })

  it('says no class that says nothing', () => {
    expect(say('l27cola', '咖啡因是什么，安全吗')).not.toMatch(/是其他|：其他/)
    expect(say('l26cheese', 'list every additive with its E number')).not.toMatch(
      /E331\) \(E331|E339 \(E339, INS/,
    )
    expect(say('l26cheese', 'List every additive here by name not E number, with class')).toMatch(
      /Emulsifier.*sodium citrate[\s\S]*Preservative.*sorbic acid/,
    )
  })
})
