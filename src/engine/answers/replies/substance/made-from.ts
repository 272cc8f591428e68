import type { Bilingual } from '../../../result.ts'

/** What an additive is made from: where it comes from, first, and how it is made. */
export interface MadeFrom {
  from: Bilingual
  how: Bilingual
}

const seaweed: Bilingual = { zh: '来自海藻', en: 'From seaweed' }
const plant: Bilingual = { zh: '来自植物', en: 'From plants' }
const microbes: Bilingual = { zh: '由微生物发酵制得', en: 'Made by microbes' }
const insects: Bilingual = { zh: '来自昆虫', en: 'From insects' }
const egg: Bilingual = { zh: '来自鸡蛋', en: 'From eggs' }
const made = (from: Bilingual, zh: string, en: string): MadeFrom => ({ from, how: { zh, en } })

/** Additives of one source by the definitions of their JECFA specifications (FAO/WHO), by their name in GB 2760. */
export const madeFrom: Readonly<Record<string, MadeFrom>> = {
  卡拉胶: made(seaweed, '从红藻里提取', 'extracted from red seaweed'),
  琼脂: made(seaweed, '从红藻里提取', 'extracted from red seaweed'),
  海藻酸钠: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  海藻酸钾: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  海藻酸钙: made(seaweed, '从褐藻里提取', 'extracted from brown seaweed'),
  果胶: made(plant, '从柑橘皮、苹果渣等提取', 'extracted from citrus peel, apples and the like'),
  瓜尔胶: made(plant, '由瓜尔豆种子磨成', 'ground from guar seeds'),
  槐豆胶: made(plant, '由刺槐豆（角豆）种子磨成', 'ground from carob seeds'),
  阿拉伯胶: made(plant, '是金合欢树的树胶', 'the dried sap of acacia trees'),
  甜菊糖苷: made(plant, '从甜叶菊的叶子提取', 'extracted from stevia leaves'),
  罗汉果甜苷: made(plant, '从罗汉果提取', 'extracted from monk fruit'),
  辣椒红: made(plant, '从红辣椒提取', 'extracted from red peppers'),
  姜黄素: made(plant, '从姜黄提取', 'extracted from turmeric'),
  黄原胶: made(microbes, '用细菌发酵糖类', 'bacteria ferment sugars'),
  结冷胶: made(microbes, '用细菌发酵糖类', 'bacteria ferment sugars'),
  乳酸链球菌素: made(microbes, '由乳酸菌产生', 'produced by lactic acid bacteria'),
  纳他霉素: made(microbes, '由链霉菌产生', 'produced by Streptomyces'),
  '红曲米,红曲红': made(microbes, '由红曲菌在大米上发酵', 'Monascus moulds grow on rice'),
  蜂蜡: made(insects, '由蜜蜂分泌', 'secreted by bees'),
  紫胶: made(insects, '由紫胶虫分泌', 'secreted by lac insects'),
  溶菌酶: made(egg, '从蛋清提取', 'extracted from egg white'),
}
