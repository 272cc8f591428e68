import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what somebody may not have is told before figures and directions', () => {
  it.each([
    // Rice wine before the salt.
    ['l14noodle', '懷孕可以吃嗎 裡面有米酒耶', /^不能（孕妇）：含酒精/],
    ['l18hotpot', '怀孕五个月了馋火锅,这个底料孕妇能吃吗', /^不能（孕妇）：含酒精/],
    // More than the pack allows.
    ['l70-preworkout', 'two scoops for leg day ok?', /^No: the label says "Do not exceed 1 scoop/],
    ['l56-gummies', 'what if I eat all 60 wombats in one sitting', /^Better not: the directions say/],
    [
      'l24crackers',
      '0g sugar so i can eat as many as i want?',
      /^No: little of one thing.*\n.*17 g of carbohydrate/,
    ],
    ['l60-shaoji', '鸡肉本身没麸质 这个我总能吃了吧', /^不能吃：含麸质/],
    [
      'l55-fizz',
      'can i just put the tablet on my tongue for the fizz lol',
      /dissolve ONE tablet in 200ml water/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l37toast', '有奶吗', '能吃吗', /^不能吃：含乳/],
    ['l38bar', 'does it have gluten?', 'can i have it then', /^Better not: the label warns/],
    [
      'l38bar',
      'does it have gluten?',
      'oats dont bother me so is the may contain bit an issue',
      /may contain gluten/,
    ],
    [
      'l21energy',
      'is ginseng a problem in pregnancy',
      'ok and the caffeine, half a can?',
      /^No: the label says "Not recommended/,
    ],
  ] as const)('%s: %s > %s', (label, before, question, said) =>
    expect(say(label, question, before)).toMatch(said),
  )

  it.each([
    ['suckjelly', '果冻凝起来靠啥', /^让它凝固的是卡拉胶/],
    ['l24crackers', 'real cheese but is it still ultra processed', /real cheese.*\nYes, by NOVA/],
    ['l21noodle', '特丁基对苯二酚听着像化工原料 国家真让往面里放?', /^允许：特丁基对苯二酚可用于/],
  ] as const)('and what was asked: %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})
