import type { SubstanceClass } from '../../../matching/substance-classes.ts'
import type { Bilingual } from '../../../result.ts'
import { dextrinKind, isFructose, sugarKind } from '../../entities/kinds.ts'
import type { Effect } from './effects.ts'

/** What is known of an effect of some ingredients; `{names}` are those that the question or the label names. */
export interface EffectFact {
  effect: Effect
  classes?: readonly SubstanceClass[]
  /** INS numbers without their roman numeral. */
  ins?: readonly string[]
  names?: RegExp
  except?: RegExp
  /** The names are of foods alone: 三氯蔗糖 is no sugar. */
  isOfFoods?: true
  /** Of sugars, which the table may deny. */
  isOfSugars?: true
  /** First word of an answer. */
  lead: Bilingual
  says: Bilingual
  evidence: readonly string[]
}

const yes: Bilingual = { zh: '会', en: 'It does' }
export const less: Bilingual = { zh: '会，但比糖少', en: 'It does, but less than sugar' }
export const hardly: Bilingual = { zh: '几乎不会', en: 'Hardly' }
const may: Bilingual = { zh: '有可能', en: 'Possibly' }
const notShown: Bilingual = { zh: '证据不支持', en: 'The evidence does not support it' }

/** Caffeine, and what contains it by nature. */
const ofCaffeine: Pick<EffectFact, 'classes' | 'names'> = {
  classes: ['caffeine'],
  names: /咖啡|瓜拉纳|茶叶|[红紅绿綠]茶|茶粉|\bcoffee\b|\bcaffeine\b|\bguarana\b|\btea\b/i,
}

/** Glycaemic indices of polyols (Livesey 2003), where glucose is 100 and sugar 65; by INS number. */
const glycaemic: readonly (readonly [string, number])[] = [
  ['968', 0],
  ['421', 0],
  ['966', 6],
  ['420', 9],
  ['953', 9],
  ['967', 13],
  ['964', 39],
  ['965', 35],
]

const ofPolyol = ([ins, index]: readonly [string, number]): EffectFact => ({
  effect: 'bloodSugar',
  ins: [ins],
  lead: index > 15 ? less : hardly,
  says: {
    zh: `{names}的血糖生成指数约 ${index}${ins === '965' ? '（糖浆约 50）' : ''}，蔗糖 65、葡萄糖 100（Livesey 2003）。`,
    en: `{names} has a glycaemic index of about ${index}${ins === '965' ? ' (as a syrup about 50)' : ''}; sugar has 65, glucose 100 (Livesey 2003).`,
  },
  evidence: ['E27'],
})

const bloodSugar: readonly EffectFact[] = [
  {
    effect: 'bloodSugar',
    names: sugarKind.names ?? /糖/,
    except: isFructose,
    isOfFoods: true,
    isOfSugars: true,
    lead: yes,
    says: {
      zh: '配料里的糖（{names}）直接升血糖。',
      en: 'Sugars raise blood sugar directly; listed here: {names}.',
    },
    evidence: [],
  },
  {
    effect: 'bloodSugar',
    names: isFructose,
    isOfFoods: true,
    isOfSugars: true,
    lead: less,
    says: {
      zh: '{names}也是糖，升血糖比蔗糖、葡萄糖少（EFSA 2011），碳水照算。',
      en: '{names} is a sugar too; it raises blood sugar less than sucrose or glucose (EFSA 2011) and counts as carbs.',
    },
    evidence: ['E39'],
  },
  {
    effect: 'bloodSugar',
    names: dextrinKind.names ?? /糊精/,
    isOfFoods: true,
    lead: yes,
    says: {
      zh: '{names}不叫糖，消化后就是葡萄糖，升血糖和糖差不多。',
      en: 'Not called sugar, {names} are digested to glucose and raise blood sugar much as sugar does.',
    },
    evidence: [],
  },
  {
    effect: 'bloodSugar',
    names:
      /小麦|面粉|大米|糯米|米粉|燕麦|玉米(?!油)|红薯|马铃薯|土豆|\b(?:wheat|flour|rice|oats?|corn|maize|potato(?:es)?)\b(?! (?:bran|oil|protein))/i,
    // Gluten, bran and soluble fibre are what is left of the flour without its starch.
    except:
      /谷[朊阮]|面筋|魔芋|蒟蒻|konjac|蛋白|麸皮|麦麸|胚芽|纤维|抗性|gluten|protein|\bbran\b|\bfib(?:er|re)\b|\bresistant\b/i,
    lead: yes,
    says: { zh: '{names}以淀粉为主，会升血糖。', en: 'The starch of {names} raises blood sugar.' },
    evidence: [],
  },
  {
    effect: 'bloodSugar',
    names: /谷[朊阮]粉|面筋粉|\b(?:wheat |vital )?gluten\b(?![- ]free)/i,
    lead: hardly,
    says: {
      zh: '{names}主要是面粉里的蛋白质，不是淀粉。',
      en: '{names} is mostly the protein of the flour, not its starch.',
    },
    evidence: [],
  },
  ...glycaemic.map(ofPolyol),
  {
    effect: 'bloodSugar',
    classes: ['isomaltulose'],
    lead: less,
    says: {
      zh: '{names}代替蔗糖时，餐后血糖升得比蔗糖少（EFSA 2011），碳水照算。',
      en: '{names} in the place of sugar raises blood sugar less after a meal (EFSA 2011); it still counts as carbs.',
    },
    evidence: ['E28'],
  },
  {
    effect: 'bloodSugar',
    classes: ['sweetener'],
    lead: hardly,
    says: {
      zh: '{names}甜度高、用量很少，代替糖时餐后血糖升得比糖少（EFSA 2011）。',
      en: 'Of {names} tiny amounts sweeten; in the place of sugar blood sugar rises less after a meal (EFSA 2011).',
    },
    evidence: ['E28'],
  },
  {
    effect: 'bloodSugar',
    classes: ['polydextrose'],
    names:
      /菊粉|低聚果糖|低聚半乳糖|抗性(?:麦芽)?糊精|\binulin\b|oligofructose|polydextrose|resistant (?:malto)?dextrin/i,
    lead: hardly,
    says: {
      zh: '{names}属于膳食纤维，小肠里基本不消化成葡萄糖。',
      en: 'As dietary fibre {names} is hardly digested to glucose.',
    },
    evidence: [],
  },
]

const bowels: readonly EffectFact[] = [
  {
    effect: 'bowels',
    ins: ['420', '953', '964', '965', '966', '967'],
    lead: may,
    says: {
      zh: '{names}是糖醇，吃多了会胀气、腹泻：欧盟要求添加糖醇超过 10% 的食品标注“过量食用可能导致腹泻”；一天 20 g 左右一般不致泻（SCF 1984），因人而异。',
      en: 'Much {names} (sugar alcohol) causes wind and diarrhoea. EU law wants the warning "excessive consumption may produce laxative effects" above 10 % of added polyols; about 20 g a day is unlikely to do it (SCF 1984), though people differ.',
    },
    evidence: ['E29'],
  },
  {
    effect: 'bowels',
    ins: ['421'],
    lead: may,
    says: {
      zh: '{names}是糖醇，一天 10～20 g 就可能腹泻（SCF 1984）。',
      en: '{names} (sugar alcohol) may cause diarrhoea from 10 to 20 g a day (SCF 1984).',
    },
    evidence: ['E29'],
  },
  {
    effect: 'bowels',
    ins: ['968'],
    lead: may,
    says: {
      zh: '{names}吃多了会腹泻，但比别的糖醇耐受得多：EFSA（2023）为此定的上限是每天每千克体重 500 mg。',
      en: '{names} causes diarrhoea in large amounts, later than other sugar alcohols do: because of it EFSA (2023) has a limit of 500 mg per kg of body weight a day.',
    },
    evidence: ['E40'],
  },
  {
    effect: 'bowels',
    classes: ['polydextrose'],
    names:
      /菊粉|低聚果糖|低聚半乳糖|抗性(?:麦芽)?糊精|魔芋|蒟蒻|\binulin\b|oligofructose|chicory|polydextrose|konjac/i,
    lead: may,
    says: {
      zh: '{names}是膳食纤维，一次吃多了可能胀气、腹泻。',
      en: 'Much {names} (fibre) at once may cause wind or diarrhoea.',
    },
    evidence: [],
  },
]

const constipation: readonly EffectFact[] = [
  {
    effect: 'constipation',
    classes: ['polydextrose'],
    names:
      /菊粉|低聚果糖|低聚半乳糖|抗性(?:麦芽)?糊精|魔芋|蒟蒻|燕麦|麸皮|全麦|车前子|西梅|芝麻|\b(?:inulin|oligofructose|chicory|polydextrose|konjac|oats?|bran|whole ?(?:grain|wheat|meal)|psyllium|prunes?|linseeds?)\b/i,
    lead: { zh: '看膳食纤维有多少', en: 'It depends on the fibre' },
    says: {
      zh: '{names}带来膳食纤维；成人一天 25 g 纤维有助于正常排便（EFSA 2010），还要喝够水。',
      en: 'Here it comes from {names}; 25 g of fibre a day help adults to stay regular (EFSA 2010), with enough to drink.',
    },
    evidence: ['E38'],
  },
]

const behaviour: readonly EffectFact[] = [
  {
    effect: 'behaviour',
    classes: ['southamptonDye'],
    lead: may,
    says: {
      zh: '{names}属于“南安普顿六色素”，欧盟要求标注“可能对儿童的活动和注意力有不良影响”。所依据的试验用的是色素和苯甲酸钠的混合物，EFSA（2008）认为证据有限、影响小。',
      en: 'For {names}, of the "Southampton six", EU law wants the warning "may have an adverse effect on activity and attention in children". The trial behind it gave mixtures of colours and sodium benzoate; EFSA (2008) saw limited evidence of a small effect.',
    },
    evidence: ['E15', 'E31'],
  },
  {
    effect: 'behaviour',
    ...ofCaffeine,
    lead: may,
    says: {
      zh: '咖啡因（{names}）会让人兴奋；儿童和青少年一天每千克体重 3 mg 以内（EFSA 2015）。',
      en: 'Caffeine ({names}) stimulates; children and adolescents up to 3 mg per kg of body weight a day (EFSA 2015).',
    },
    evidence: ['E32'],
  },
  {
    effect: 'behaviour',
    names: sugarKind.names ?? /糖/,
    isOfFoods: true,
    lead: notShown,
    says: {
      zh: '{names}：23 项对照试验的汇总没有看到糖影响孩子的行为（JAMA 1995）。',
      en: 'Of {names}: 23 controlled trials together saw no effect of sugar on how children behave (JAMA 1995).',
    },
    evidence: ['E35'],
  },
]

const others: readonly EffectFact[] = [
  {
    effect: 'asthma',
    ins: ['102'],
    lead: may,
    says: {
      zh: '{names}在少数敏感的人身上可能引起荨麻疹或哮喘。',
      en: '{names} may cause hives or asthma in a few sensitive people.',
    },
    evidence: [],
  },
  {
    effect: 'asthma',
    classes: ['sulphite'],
    names: /亚硫酸|亞硫酸|二氧化硫|\bsul(?:ph|f)ite|\bsul(?:ph|f)ur dioxide/i,
    lead: { zh: '有的人会', en: 'For some people, yes' },
    says: {
      zh: '亚硫酸盐（{names}）可以诱发敏感者的哮喘，所以标签要让人看得到它；有哮喘或对它敏感的人不要吃，发作过的问医生。',
      en: 'sulphites ({names}) can bring on asthma in people who are sensitive to them; with asthma or such a sensitivity leave it, and ask your doctor.',
    },
    evidence: [],
  },
  {
    effect: 'kick',
    ...ofCaffeine,
    lead: { zh: '靠咖啡因', en: 'The caffeine does it' },
    says: {
      zh: '提神的是咖啡因（{names}）。',
      en: 'It is what keeps people alert ({names}).',
    },
    evidence: ['E32'],
  },
  {
    effect: 'sleep',
    ...ofCaffeine,
    lead: may,
    says: {
      zh: '含咖啡因（{names}），睡前 100 mg 就可能影响睡眠（EFSA 2015）。',
      en: 'It contains caffeine ({names}), of which 100 mg near bedtime may already affect sleep (EFSA 2015).',
    },
    evidence: ['E32'],
  },
  {
    effect: 'teeth',
    names: sugarKind.names ?? /糖/,
    isOfFoods: true,
    lead: yes,
    says: {
      zh: '糖（{names}）吃得越多越容易蛀牙（WHO 2015）。',
      en: 'The more free sugars ({names}), the more tooth decay (WHO 2015).',
    },
    evidence: ['E6'],
  },
  {
    effect: 'teeth',
    ins: ['270', '296', '330', '334', '338'],
    lead: may,
    says: {
      zh: '{names}是酸，会侵蚀牙釉质，不含糖也一样；EFSA（2011）认可糖的替代品对牙齿有好处，前提正是食品不侵蚀牙釉质。',
      en: 'Acids ({names}) wear the enamel, with or without sugar; EFSA (2011) grants sugar replacers their benefit for teeth only where the food does not erode them.',
    },
    evidence: ['E28'],
  },
  {
    effect: 'teeth',
    classes: ['polyol', 'sweetener'],
    lead: { zh: '比糖伤牙少', en: 'Less harm than sugar' },
    says: {
      zh: '{names}代替糖时，牙齿脱矿比糖少（EFSA 2011）。',
      en: 'With {names} in the place of sugar teeth lose less mineral (EFSA 2011).',
    },
    evidence: ['E28'],
  },
  {
    effect: 'headache',
    classes: ['glutamate'],
    lead: may,
    says: {
      zh: '{names}：EFSA（2017）提到有人在大剂量下头痛，它定的每日上限（每千克体重 30 mg）低于这些剂量；标签不写用量。',
      en: 'Of {names} EFSA (2017) notes headache in some people at large doses; its limit of 30 mg per kg of body weight a day lies below them. A label does not tell the dose.',
    },
    evidence: ['E30'],
  },
]

/** Of brains, guts, hearts and weight. */
const wholeBody: readonly EffectFact[] = [
  {
    effect: 'mind',
    ins: ['520', '521', '522', '523', '541', '554'],
    names: /明矾|硫酸铝|磷酸铝|\balum(?:inium|inum)?\b/i,
    lead: notShown,
    says: {
      zh: 'EFSA（2008）不认为从食物吃进的铝会引起老年痴呆；{names}含铝，每周每千克体重不要超过 1 mg 铝，含铝的食物不要天天吃。',
      en: "EFSA (2008) does not consider aluminium from food a risk for Alzheimer's disease; {names} contains aluminium, of which its limit is 1 mg per kg of body weight a week, so not every day.",
    },
    evidence: ['E44'],
  },
  {
    effect: 'mind',
    classes: ['glutamate'],
    lead: notShown,
    says: {
      zh: '{names}：EFSA（2017）在生殖和发育的试验里没有看到不良影响；它定的每日上限是每千克体重 30 mg。',
      en: 'Of {names} EFSA (2017) saw no adverse effects in studies of reproduction and development; its limit is 30 mg per kg of body weight a day.',
    },
    evidence: ['E30'],
  },
  {
    effect: 'gut',
    ins: ['407'],
    lead: { zh: '还不能确定', en: 'Not settled' },
    says: {
      zh: '引起炎症的报告多来自降解的卡拉胶，它不是食品添加剂；对食品用的{names}，EFSA（2018）认为资料还要补，75 mg 的 ADI 是暂定的。',
      en: 'Reports of inflammation are mostly of degraded carrageenan, which is no food additive; of {names} as used in food EFSA (2018) wants more data, and its ADI of 75 mg is temporary.',
    },
    evidence: ['E45'],
  },
  {
    effect: 'gut',
    ins: ['466'],
    lead: { zh: '还不能确定', en: 'Not settled' },
    says: {
      zh: '{names}：一项小型人体试验（Gastroenterology 2022）看到肠道菌群有变化，是否有害还没有结论。',
      en: 'Of {names}: a small trial with people (Gastroenterology 2022) saw changes of the gut flora; whether they harm is not known.',
    },
    evidence: ['E22'],
  },
  {
    effect: 'gut',
    ins: ['950', '951', '954', '955', '960'],
    lead: { zh: '还不能确定', en: 'Not settled' },
    says: {
      zh: '一项 120 人的试验（Cell 2022）看到糖精、三氯蔗糖、阿斯巴甜和甜菊糖改变了肠道菌群，是否有害还没有结论（这里有{names}）。',
      en: 'A trial with 120 people (Cell 2022) saw saccharin, sucralose, aspartame and stevia change the gut flora; whether that harms is not known (here: {names}).',
    },
    evidence: ['E46'],
  },
  {
    effect: 'weight',
    classes: ['sweetener'],
    lead: { zh: '没有证据说能减重', en: 'No help for weight has been shown' },
    says: {
      zh: 'WHO（2023）不建议靠甜味剂（{names}）控制体重：长期看体脂没有减少；观察性研究里长期多吃的人 2 型糖尿病和心血管病更多，不等于是它造成的。',
      en: 'WHO (2023) advises against sweeteners ({names}) as a means of weight control: in the long run body fat is not reduced; in observational studies those who have much have more type 2 diabetes and heart disease, which does not prove the cause.',
    },
    evidence: ['E9'],
  },
  {
    effect: 'heart',
    names:
      /棕榈|黄油|牛油|猪油|椰子油|起酥油|稀奶油|\bpalm (?:oil|fat)|\bbutter\b|\blard\b|\btallow\b|\bcoconut oil|\bcream\b/i,
    lead: { zh: '吃多了会', en: 'In large amounts, yes' },
    says: {
      zh: '{names}饱和脂肪多，会升高低密度胆固醇；WHO（2023）建议饱和脂肪不超过一天能量的 10%。',
      en: "{names} is high in saturated fat, which raises LDL cholesterol; WHO (2023) advises at most 10 % of a day's energy from it.",
    },
    evidence: ['E8'],
  },
]

/** Of each effect what is known, what weighs most first. */
export const effectFacts: readonly EffectFact[] = [
  ...bloodSugar,
  ...bowels,
  ...constipation,
  ...behaviour,
  ...others,
  ...wholeBody,
]
