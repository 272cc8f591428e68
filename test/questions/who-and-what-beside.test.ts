import { describe, expect, it } from 'vitest'
import { analysed, say } from '../labels/asking.ts'

const blue =
  'Fell Blue\nSoft blue-veined cheese, aged 10 weeks\nIngredients: Milk, Salt, Starter Cultures (MILK), Rennet.\n150g'
const loaf =
  'Gluten Free Lupin Loaf\nIngredients: Water, Lupin Flour (22%), Tapioca Starch, Egg White, Psyllium Husk, Inulin (Chicory Root Fibre), Yeast, Salt.\nContains: lupin, egg.'
const salt =
  '低钠盐\n配料：食用盐、氯化钾、食品添加剂（亚铁氰化钾）\n营养成分表\n项目 每100g NRV%\n钠 27500mg 1375%\n净含量：350g'
const beans = '怪味胡豆\n配料：蚕豆、白砂糖、食用盐、辣椒粉\n净含量：248g'
const shaqima =
  '沙琪玛\n配料：小麦粉、麦芽糖醇液、大豆油、鸡蛋\n营养成分表 每100克\n能量 1876千焦 22%\n蛋白质 7.0克 12%\n脂肪 25.0克 42%\n碳水化合物 58.0克 19%\n-糖 4.5克\n钠 210毫克 11%\n规格：320克（40克×8块）\n食用提示：含糖醇，一次吃太多可能引起腹泻'
const cereal = '婴幼儿米粉\n适宜月龄：6~36个月\n配料：大米、白砂糖\n辅食应在婴儿满6月龄后添加'
const xo = 'XO醬\n成份:植物油、蝦米、紅蔥頭、鹽\n含有甲殼類動物'
const milk =
  '高蛋白奶粉\n配料：生牛乳、乳清蛋白粉、白砂糖\n本品不能代替特殊医学用途配方食品\n营养成分表\n项目 每100g NRV%\n能量 1800kJ 21%\n蛋白质 25g 42%\n脂肪 10g 17%\n碳水化合物 50g 17%\n钠 300mg 15%'

describe('what is beside the food: medicines, conditions, who bought it', () => {
  it.each([
    [blue, 'on phenelzine, just a crumble of this on a salad tho?', /^No, .*tyramine/],
    [
      loaf,
      'i take levothyroxine every morning with breakfast, ok to have toast of this with it',
      /^No, not together.*Psyllium/,
    ],
    [
      loaf,
      'no peanuts listed so good for my peanut allergy??',
      /^Better not: no peanut was recognised, but there is lupin/,
    ],
    [loaf, 'is it low fodmap', /^Better not .*Inulin.*Lupin Flour/],
    [
      loaf,
      'dad had a stroke, hes on minced and moist (level 5), is it ok',
      /^Better not with trouble swallowing/,
    ],
    [salt, 'something says CYANIDE in it?? is it poison', /^Not that poison: .*0\.025 mg/],
    [beans, '娃儿蚕豆病 外婆买了这个怪味胡豆 能不能吃几颗', /^不能.*蚕豆/],
    [beans, '我喂奶呢 娃他爸是蚕豆病 娃还没查过', /喂奶期间妈妈也不要吃/],
    [shaqima, '打胰岛素有时候会低血糖 包里放这个应急顶用吗', /^不合适，别靠它救急/],
    [shaqima, '吃二甲双胍 这个跟药冲不冲突 不会中毒吧', /^没有识别到和二甲双胍冲突的[^\n]*$/],
    [shaqima, '昨晚吃了俩 今儿个拉了三趟 是啥闹的', /^有可能：.*糖醇/],
    [cereal, '宝五个月了 能提前吃这个不', /^不能，还太小/],
    [xo, '我對蝦過敏 撇走蝦米 就食一羹得唔得', /不行|不能/],
    [shaqima, '我有牛皮癣 能吃这个吗', /^这种情况我没有专门的规则/],
  ])('%#: %s %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it('takes what stands in for no medical food as none', () =>
    expect(analysed(milk)?.result?.noScore ?? null).toBeNull())

  it('hears the second question behind a mark, and behind a space', () => {
    expect(say(loaf, 'any allergens? and gluten in the yeast?')).toMatch(/egg[\s\S]*gluten/i)
    expect(say(shaqima, '糖尿病能吃吗 我老婆心脏搭过桥,一块的钠超没超')).toMatch(/糖尿病[\s\S]*钠 84 mg/)
  })
})
