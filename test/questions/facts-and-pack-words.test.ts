import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('facts of the pack', () => {
  it.each([
    ['l45bread', '这面包啥地方厂做的呀，要放冰箱里头伐', /麦语坊[^。]*嘉兴[\s\S]*无需冷藏/],
    ['l17latiao', '边度嘅厂做㗎，几时到期', /湘河县辣小妞[^。]*湖南[\s\S]*150天/],
    ['l45mango', '幾時到期，邊間公司做嘅', /12個月[\s\S]*果鄉食品/],
    ['l24lactic', '是哪里产的、能放多久', /菌小朵[\s\S]*21天/],
    ['l44oatbar', 'who makes it and where, and when does it expire', /Hawthorn[\s\S]*shelf life/],
    [
      'l45lollies',
      'If I feed these to my boss will I get a raise? also when do they experie',
      /14 March 2027/,
    ],
    ['l45mango', '芒果是台灣種的還是進口的', /菲律賓/],
    ['l44haw', '过了一周还能吃吗，保质期多久', /过了保质期的不要吃[\s\S]*10个月/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('how it is made hot', () => {
  it.each([
    ['l43fish', 'how long in the oven, from frozen ok?', /^The label states: OVEN[\s\S]*COOK FROM FROZEN/],
    ['l43fish', 'how long do i air fry these', /^For the air fryer the label gives no time/],
    ['l44dumpling', '饺子煮几分钟才算熟', /^标签写着：水沸后下锅[\s\S]*8[^\n]*10分钟/],
    ['l44dumpling', '蒸多久', /^蒸要多久标签没有写/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })

  it('quotes no name of the product as a reason', () => {
    const answer = say('l45sausage', '孕妇能吃这个烤肠嘛')
    expect(answer).toMatch(/加热后食用/)
    expect(answer).not.toMatch(/写着“阿福家/)
  })
})

describe('beside a medicine the words of the pack come first', () => {
  it.each([
    'I take three heart tablets every morning, may I take this vitamin fizz with them?',
    'on warfarin, ok to have this?',
    'im on antidepressants, can i drink one of these',
    '吃降压药能吃这个吗',
  ])('%s', question => {
    expect(say('l45fizz', question)).toMatch(/^(?:Ask your doctor|先问医生)[\s\S]*taking any medication/)
  })
})

describe('what else is sweet', () => {
  it.each([
    ['l44paste', '除了白砂糖还有别的甜的东西没', /三氯蔗糖/],
    ['l45yogurt', '除了白砂糖还有啥是甜的', /安赛蜜、三氯蔗糖/],
    ['l45lollies', 'anything else sweet in it besides sugar', /Glucose Syrup/],
    ['l37plum', '除了白糖,剩下的甜味是什么来的', /^有：除了白砂糖，还有甜蜜素/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('how it keeps without preservatives', () => {
  it('is told where the claim is doubted in Cantonese', () =>
    expect(
      say(
        '咖喱磚\n無添加防腐劑\n配料：植物油、小麥粉、鹽、糖\n保質期：18個月',
        '寫住無添加防腐劑 咁點解擺到18個月 呃人㗎？',
      ),
    ).toMatch(/^不矛盾：标签写着“無添加防腐劑”[\s\S]*少水、多糖或多盐/))

  it.each([
    ['l47pineapple', '話唔加防腐劑，係咪真㗎，點擺到30日', /^不矛盾：标签写着“不添加防腐劑/],
    ['l44haw', '没加防腐剂怎么能放10个月', /^靠防腐剂：配料里有山梨酸钾/],
  ])('%s: %s', (label, question, said) => {
    expect(say(label, question)).toMatch(said)
  })
})

describe('how a powder is made up, as the pack says', () => {
  const cereal =
    '婴幼儿米粉\n6个月以上适用\n配料：大米（78%）、脱盐乳清粉（8%）\n冲调方法：取1袋（25克）加入70℃左右温开水120毫升，边加边搅。初次添加从1勺（5克）开始，逐渐加量。'
  const preworkout =
    'PRE-WORKOUT\nINGREDIENTS: Citrulline malate (30%), maltodextrin, caffeine (2%)\nDIRECTIONS: Mix 1 scoop with 250 mL cold water. Do not consume dry.\nStore in a cool, dry place.'
  const milk = '奶粉\n配料：脱脂乳粉\n冲调方法：每次1条（25克）加入180毫升50℃以下温水，每日1-2次'
  it.each([
    ['孙子六个半月头一回吃 一回冲多少 水要多热', cereal, /从1勺（5克）开始[\s\S]*70℃[\s\S]*月龄够了/],
    ['第一次吃放多少 用多少度的水', cereal, /^标签写着：初次添加从1勺（5克）开始[^\n]*\n[^\n]*70℃[^\n]*$/],
    ['what if i just eat the powder dry, hits faster right haha', preworkout, /Do not consume dry/],
    ['can i dry scoop this', preworkout, /^No: the label says "Do not consume dry"\.$/],
    ['干吃这个粉可以吗', milk, /^标签写着：.*50℃以下温水.*$/],
    ['开水冲行吗', milk, /^不行：标签写着“冲调方法：每次1条（25克）加入180毫升50℃以下温水/],
    ['开水冲行吗', '面茶\n配料：小麦粉、芝麻\n食用方法：取30克，用沸水200毫升冲调', /^标签写着：.*沸水/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))
})
