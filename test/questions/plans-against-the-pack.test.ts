import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

const no = /^(?:No\b|Not\b|Do not|不能|不行|不要)/
describe('what somebody plans and the pack forbids is answered with its words', () => {
  it.each([
    [labels.l41noodle, 'ill nuke it in the cup', /请勿微波加热/],
    [labels['l61-babydhal'], '连袋子叮一分钟', /Do not microwave in the pouch/],
    [labels['l76-zirehuoguo'], 'taking it on the plane', /禁止携带乘坐飞机、火车/],
    [labels['l63-hotpot'], '窝床上煮着吃', /床上等密闭或不平处/],
    [labels['l66-zire'], 'my 8yo wants to pour the water in herself', /儿童须由成人陪同/],
    [labels.l41konjac, '一啖吞落去得唔得', /勿一口吞食/],
    [labels.suckjelly, 'ill just swallow it whole', /勿一口吞食/],
    [labels['l66-mackerel'], '买多了 冻起来慢慢吃', /Not suitable for home freezing/],
    [labels['l49-cocktail'], 'freezing it into ice pops', /勿冷冻/],
    [labels['l74-naipi'], '热一热再喝 太凉了', /切勿冷冻或加热/],
    [labels.l14plum, '放车里当零食', /避免高温/],
    [labels['l58-puffs'], '一边跑一边喂', /seated and supervised/],
    [labels['l64-vitd'], '滴到奶瓶里一起喂', /Do not add to a bottle/],
    [labels['l67-mifen'], "i'll save the rest for his next feed", /剩余勿再喂/],
    [labels.l46cheese, '小棒一起吞了', /切勿吞咽小棒/],
    [labels['l65-dayshade-gummies'], '下班就啤酒吃两颗', /Do not combine with alcohol/],
    [labels['l70-qishui'], 'shaking it up for a laugh', /避免剧烈摇晃/],
    [labels['l66-laozao'], 'ill store it upside down in the door', /请勿倒置/],
    [labels['l73-brausetabletten'], 'just let the tablet melt on my tongue', /不可直接吞服或咀嚼/],
    [labels['l67-ejiao'], '感冒了吃一块补补', /感冒发热期间不宜食用/],
    [labels['l74-au-preworkout'], 'taking a scoop at 9pm, bed at 11', /within 6 hours of bedtime/],
    [labels.honey, 'dab of it on my 8 month olds dummy', /1周岁以下婴儿不宜食用/],
  ])('%#: %s %s', (label, question, words) => {
    const answer = say(label, question)
    expect(answer).toMatch(no)
    expect(answer.split('\n')[0]).toMatch(words)
  })

  it('has raw meat and dough heated as the pack says', () => {
    expect(say(labels['l67-niuwan'], '空气炸锅热五分钟就行')).toMatch(
      /^不行，卖的时候里面是生的：标签写着“速冻生制 · 未经熟制,不可直接食用”/,
    )
    expect(say(labels.l27sausage, 'ill slice it cold on a sandwich')).toMatch(
      /^No, it is raw inside as sold: the label says "Cook thoroughly before eating"/,
    )
    expect(say(labels.l29vsausage, '4 mins on the bbq and done')).toMatch(/^Only where it is hot all through/)
  })
})

describe('what no plan is, or is of something else, gets no such no', () => {
  it.each([
    [labels['l75-kombucha'], 'is it a good shake replacement'],
    [labels['l69-biltong'], 'ate the little sachet thinking it was the spicy bit'],
    [labels.l23konjac, '果冻里有糖吗'],
    [labels['l74-yingmian'], '不加盐那钠是哪来的'],
    [labels['l48-au-gummies'], 'what happens if i eat 10 of these in one go'],
    [labels['l67-baozai'], '窝床上吃行吧'],
  ])('%#: %s %s', (label, question) =>
    expect(say(label, question)).not.toMatch(/^(?:No: the label|不能：标签|不行：标签|不用加)/),
  )
})
