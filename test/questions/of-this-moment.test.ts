import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const porridge =
  '婴幼儿谷物辅助食品\n适用人群:6月龄以上婴幼儿\n配料:大米、脱脂乳粉、碳酸钙\n过敏提示:含乳制品。生产线也生产含鸡蛋、鱼的产品\n食用方法:取25克加70℃温开水100毫升搅匀\n冲好后请在30分钟内吃完,剩余请丢弃\n开罐后4周内用完'
const plums =
  '九制话梅\n配料:青梅、食用盐、白砂糖、糖精钠、甜蜜素\n营养成分表(每100克)\n能量 979千焦 蛋白质 2.5克 脂肪 0.5克 碳水化合物 54.0克 钠 7600毫克\n净含量:100克 约25颗,每颗果肉约3克\n贮存:阴凉干燥;开封后30天内食用\n表面白霜为盐析出,属正常现象'
const powder =
  'PRE-WORKOUT\nSupplement Facts\nServing Size 1 scoop (12 g) Servings Per Container 30\nSodium 190 mg 8%\nCaffeine Anhydrous 250 mg\nGuarana Seed Extract (= 50 mg caffeine) 125 mg\nOther Ingredients: Citric Acid, Sucralose\nWARNING: Contains 300 mg caffeine per scoop. Not for persons under 18 or for pregnant or nursing women. Do not use with blood pressure medication. Discontinue and see a physician if you experience rapid heartbeat.'
const balls =
  '桂花小圆子\n配料:糯米粉、水、白砂糖、食用盐\n营养成分表(每100克)\n能量 900千焦 蛋白质 3克 脂肪 0.5克 碳水化合物 48克 钠 30毫克\n提示:黏性大,请小口慢食'

describe('what a message tells of this moment is answered first', () => {
  it.each([
    ['刚喂了两口 嘴边起了几个红点 是不是过敏', porridge, /^先停下[^。]*。是不是过敏看不出[\s\S]*含有：乳/],
    ['宝宝吃了一勺身上出了红疹 还喂不喂', porridge, /^先停下/],
    ['孩子刚吃一口 嘴唇肿了', porridge, /^马上打 120/],
    ['my baby had two spoons and has a rash round her mouth, keep feeding?', porridge, /^Stop, give no more/],
    ['冲多了剩半碗 放冰箱下顿再喂行吗', porridge, /^不要留：标签写着“冲好后请在30分钟内吃完/],
    ['没吃完的米糊热一热下顿再喂可以吗', porridge, /^不要留/],
    ['开封仨月了 表面一层白的 还能吃吗', plums, /^超过标签写的时间了，不要再吃[^。]*30天/],
    [
      'took a scoop 20 mins ago and my heart is skipping, is it the powder',
      powder,
      /^Have no more[\s\S]*see a physician[\s\S]*300 mg/,
    ],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['宝宝吃这个会不会起疹子', porridge, /先停下/],
    ['辣得嘴都肿了哈哈 多少盐', plums, /120/],
    ['开封十天了 表面一层白的 还能吃吗', plums, /超过标签/],
    ['没吃完的话梅下次还能吃吗', plums, /不要留/],
  ])('not %s', (question, label, said) => expect(say(label, question)).not.toMatch(said))
})

describe('who cannot swallow well', () => {
  it.each([
    ['奶奶中风后喝水都呛 剪碎了能喂吗', balls, /^不建议（吞咽不好、会呛）[\s\S]*黏性大/],
    [
      'nan has trouble swallowing since her stroke, can she have these',
      balls,
      /^Better not with trouble swallowing/,
    ],
    ['爷爷牙口不好 能吃吗', balls, /^有这个风险/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))
})

describe('what boiling and thawing change', () => {
  const wine = '酒酿\n配料:糯米、水、甜酒曲\n酒精度:1.5%vol\n净含量:300克'
  const frozen =
    '速冻豆制品\n配料:大豆、水\n贮存条件:-18℃以下冷冻保存\n解冻后请冷藏,3天内食用完毕,切勿再次冷冻\n保质期:12个月'
  const kit =
    '纳豆\n配料:纳豆:大豆、水、纳豆菌。\n酱汁包:酿造酱油(水、大豆、小麦、食用盐)、白砂糖\n芥末包:芥末、食用盐\n净含量:141克'
  it.each([
    ['怀孕了 煮开了酒精是不是就没了', wine, /^不会全没：酒精[^。]*85%[^。]*1.5%vol[^。]*孕期/],
    ['does the alcohol cook off if i boil it', wine, /^Not all of the alcohol goes/],
    ['解冻了能放几天 剩下的再冻回去行吗', frozen, /3天内食用完毕,切勿再次冷冻/],
    ['乳糜泻 酱汁那个小包我扔掉 光吃豆子行不行', kit, /^不能只靠这样：不放酱汁包/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['煮多久', wine, /不会全没/],
    ['能放几天', frozen, /按标签解冻后/],
  ])('not %s', (question, label, said) => expect(say(label, question)).not.toMatch(said))
})

describe('figures that the pack or the person states', () => {
  it.each([
    ['一天吃十颗 盐超标没', plums, /30 g[^。]*2280 mg/],
    ['how much caffeine in a scoop', powder, /300 mg/],
    [
      'had 2 cans of red bull, 80mg each, and now a full scoop, total caffeine?',
      powder,
      /160 mg \+ 300 mg = 460 mg/,
    ],
    ['我16 半勺行吗 is he allowed it', powder, /18/],
    ['糖尿病 都是甜味剂所以不升糖 对吧', plums, /^不能这么说：[^。]*白砂糖/],
  ])('%s', (question, label, said) => expect(say(label, question)).toMatch(said))

  it('an age in months and a half is an age', () => {
    expect(say(porridge, '四个半月 奶奶说可以开荤了 一天喂一次可以吗')).toMatch(/^不能，还太小[^。]*6月龄/)
    expect(say(porridge, '四个半月 奶奶说可以开荤了 一天喂一次可以吗')).not.toMatch(/五辛/)
  })

  it('counts in cubes of the size that was named', () => {
    const jam =
      '蜂蜜柚子茶\n配料:柚子、蔗糖、蜂蜜\n营养标示\n每一份量30公克 本包装含20份\n每份 每100公克\n热量 84大卡 281大卡\n蛋白质 0.1公克 0.3公克\n脂肪 0公克 0公克\n碳水化合物 21公克 70公克\n糖 19.5公克 65公克\n钠 6毫克 20毫克'
    expect(say(jam, '一杯的糖等于几颗方糖(一颗5克)')).toMatch(/19\.5 g，约 3\.9 颗方糖（每颗 5 g）/)
  })
})
