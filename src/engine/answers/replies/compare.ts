import type { Bilingual, Ingredient } from '../../result.ts'
import type { Subject } from '../entities/subjects.ts'
import { additiveCitation } from '../text/reply.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  classesOf,
  concern,
  evidenceCitation,
  isStated,
  joinedBy,
  namesOf,
  onLabel,
  orWhole,
  recordsOf,
  wholeLabel,
} from './answer-context.ts'
import { identify } from './identify.ts'
import { hueOfColour, wordOfHue } from './substance/colours/hues.ts'
import { namesOfFamily } from './substance/family.ts'
import { natureOf } from './substance/natures/nature-of.ts'

/** What is known of the one, where the other is not known. */
export const compareAlone = (subject: Subject, context: AnswerContext): void => {
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `没法比较：要和${names.zh}比较的另一种，我的资料里没有。`,
      en: `That cannot be compared: I do not know the other one beside ${names.en}.`,
    },
    ...orWhole(context, citedAs(context, subject)).slice(0, 1),
  )
  identify(subject, context)
}

/** A syrup, honey or another sugar beside sugar. */
export const compareWithSugar = (subject: Subject, context: AnswerContext): void => {
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `差别不大：${names.zh}也是游离糖，和白砂糖一样计入 WHO 建议的上限（每天少于 50 g，最好少于 25 g），吃多少比是哪一种要紧。`,
      en: `No, hardly: ${names.en} is a free sugar as well and counts towards the same limit of the WHO (less than 50 g a day, better 25 g); how much matters more than which.`,
    },
    ...citedAs(context, subject),
  )
}

/** A sweetener beside sugar: what speaks against each, and that amounts decide. */
export const compareSweetenerWithSugar = (subject: Subject, context: AnswerContext): void => {
  const names = bothNames(subject)
  const adi = subject.entry ? (recordsOf(subject.entry, subject.form?.ins)[0]?.jecfaAdi ?? '') : ''
  const value = isStated(adi) ? context.knowledge.published(adi) : null
  context.reply.say(
    {
      zh: `看吃多少：糖给能量、升血糖、伤牙，WHO（2015）建议游离糖每天少于 50 g，最好少于 25 g；${names.zh}几乎不给能量、不伤牙${value ? `，限的是每日允许摄入量（JECFA，mg/kg 体重）${value.zh}` : ''}，WHO（2023）不建议靠甜味剂控制体重。`,
      en: `It depends on how much: sugar brings energy, raises blood sugar and harms teeth, and WHO (2015) advises less than 50 g of free sugars a day, better 25 g; ${names.en} brings hardly any energy and does not harm teeth${value ? `, with an acceptable daily intake (JECFA, mg per kg of body weight) of ${value.en}` : ''}, and WHO (2023) advises against sweeteners as a means of weight control.`,
    },
    ...citedAs(context, subject),
    evidenceCitation(context, 'E6'),
    evidenceCitation(context, 'E9'),
  )
}

const asksNatural = /天然|自然|人工|合成|人造|\bnatural\b|\bsynthetic\b|\bartificial\b|man-?made/
const asksSame = /一样|是不是(?:同一|就是)|同一[种样个]|\bsame\b/
const asksWhich = /哪|更|\bwhich\b|\b(?:better|worse|safer|best|worst)\b/

/** Ingredients side by side: which is of the least concern, then class, concern and ADI of each. */
export const compareSubjects = (subjects: readonly Subject[], context: AnswerContext): void => {
  const known = subjects.flatMap(({ entry }) => entry ?? [])
  const isKnown = known.length === subjects.length
  const isVerdict = asksWhich.test(context.text)
  // Which of the two is natural: where each comes from.
  if (asksNatural.test(context.text) && tellSourcesApart(subjects, context, true)) return
  if (isKnown && isVerdict) sayLowest(subjects, context)
  const isTold = isKnown && !isVerdict && tellSourcesApart(subjects, context)
  if (isKnown && !isTold && !isVerdict && asksSame.test(context.text))
    context.reply.say(
      { zh: '不一样，是不同的添加剂：', en: 'Not the same, these are different additives:' },
      ...subjects.flatMap(subject => citedAs(context, subject).slice(0, 1)),
    )
  for (const subject of subjects) sayOne(subject, isTold, context)
  const [first] = known
  if (!first || !isKnown) return
  const shared = first.functions.filter(name => known.every(({ functions }) => functions.includes(name)))
  const isPair = known.length === 2
  if (shared.length === 0)
    context.reply.say(
      {
        zh: `${isPair ? '两者' : '它们'}用途不同，不能互相替代。`,
        en: 'They serve different purposes and do not replace each other.',
      },
      ...known.map(additiveCitation),
    )
  else if (isTold)
    context.reply.say(
      {
        zh: `${isPair ? '两者' : '它们'}都可用作${classesOf(context, shared).zh}。`,
        en: `${isPair ? 'Both' : 'All of them'} serve as ${classesOf(context, shared).en}.`,
      },
      ...known.map(additiveCitation),
    )
  if (!isVerdict) sayLowest(subjects, context)
}

/** What each is made of, where one grows and another is made by synthesis; false where that is no difference. */
const tellSourcesApart = (subjects: readonly Subject[], context: AnswerContext, isAsked = false): boolean => {
  const told = subjects.flatMap(subject => {
    const nature = subject.entry && natureOf(subject.entry)
    return nature ? [{ names: bothNames(subject), nature }] : []
  })
  const sorts = new Set(told.map(({ nature }) => nature.sort))
  if (told.length < subjects.length || (sorts.size < 2 && !isAsked)) return false
  const isPlain = isAsked || sorts.size < 2
  context.reply.say(
    {
      zh: `${isPlain ? '' : `${asksSame.test(context.text) ? '不一样，' : ''}差别先在来源：`}${told.map(({ names, nature }) => `${names.zh}：${nature.zh}`).join('；')}。`,
      en: `${isPlain ? '' : 'They differ in where they come from: '}${told.map(({ names, nature }) => `${names.en} is ${nature.en}`).join('; ')}.`,
    },
    ...subjects.flatMap(subject => citedAs(context, subject).slice(0, 1)),
  )
  return true
}

/** One of those that are compared, in one line. */
const sayOne = (subject: Subject, isSourceTold: boolean, context: AnswerContext): void => {
  const { entry } = subject
  if (!entry) {
    identify(subject, context)
    return
  }
  const tier = concern[entry.tier] ?? { zh: '', en: '' }
  const nature = isSourceTold ? undefined : natureOf(entry)
  const adi = recordsOf(entry, subject.form?.ins)[0]?.jecfaAdi ?? ''
  const value = isStated(adi) && !/^none/.test(adi) ? context.knowledge.published(adi) : null
  const hue = hueOfColour(entry.zh)
  const [only, ...others] = entry.functions
  const isSaid = only !== undefined && others.length === 0 && (nature?.zh.includes(only) ?? false)
  const parts = [
    namesOfFamily(subject),
    nature,
    hue && wordOfHue(hue),
    isSaid ? undefined : classesOf(context, entry.functions),
    tier,
    value ? { zh: `JECFA ADI ${value.zh}`, en: `JECFA ADI ${value.en}` } : undefined,
  ].flatMap(part => part ?? [])
  context.reply.point(bothNames(subject), joinedBy(parts, '；', '; '), ...citedAs(context, subject))
}

const asksWorst = /最(?:不好|坏|差|毒|伤)|更(?:不好|坏|差|毒|伤)|\bworst?\b|\bworse\b/

/** Which of them our levels of concern put lowest, or highest where the worst was asked for. */
const sayLowest = (subjects: readonly Subject[], context: AnswerContext): void => {
  const isWorst = asksWorst.test(context.text)
  const tiers = subjects.map(({ entry }) => entry?.tier ?? 0)
  const sought = isWorst ? Math.max(...tiers) : Math.min(...tiers)
  const found = subjects.filter(({ entry }) => (entry?.tier ?? 0) === sought).map(bothNames)
  const names = { zh: found.map(({ zh }) => zh).join('、'), en: found.map(({ en }) => en).join(', ') }
  const isPair = subjects.length === 2
  const degree = isWorst
    ? { zh: isPair ? '较高' : '最高', en: isPair ? 'the higher one' : 'highest' }
    : { zh: isPair ? '较低' : '最低', en: isPair ? 'the lower one' : 'lowest' }
  context.reply.say(
    found.length < subjects.length
      ? {
          zh: `按本方法的关注等级，${names.zh}${degree.zh}；用量未知，差别不等于危险。`,
          en: `By our own levels of concern ${names.en} ${found.length > 1 ? 'are' : 'is'} ${degree.en}; doses are unknown, so a difference is not a danger.`,
        }
      : asksWhich.test(context.text)
        ? {
            zh: `分不出哪个${isWorst ? '更差' : '更好'}：按本方法${isPair ? '两者' : '它们'}的关注等级相同，要看吃多少。`,
            en: `${isPair ? 'Neither' : 'None'} is ${isWorst ? 'worse' : 'better'}: by our own levels of concern ${isPair ? 'both' : 'all of them'} are alike, so it depends on how much.`,
          }
        : {
            zh: `按本方法，${isPair ? '两者' : '它们'}的关注等级相同。`,
            en: `By our own levels of concern ${isPair ? 'both' : 'all of them'} are alike.`,
          },
    ...subjects.flatMap(subject => citedAs(context, subject).slice(0, 1)),
  )
}

/** Which of two was added more, by their order on the list; false where they do not stand in one list or part of it. */
export const compareByOrder = (a: Subject, b: Subject, context: AnswerContext): boolean => {
  const roots = context.result?.ingredients ?? []
  const lists = [roots, ...roots.flatMap(({ role, children }) => (role === undefined ? [] : [children]))]
  const placesIn = (list: readonly Ingredient[]) =>
    [a, b].map(({ ingredient }) => (ingredient ? list.indexOf(ingredient) : -1))
  const places = lists.map(placesIn).find(found => found.every(at => at >= 0)) ?? [-1, -1]
  const [first, second] = (places[0] ?? -1) <= (places[1] ?? -1) ? [a, b] : [b, a]
  if (places.some(at => at < 0)) return false
  context.reply.say(
    {
      zh: `${first.name}：配料按加入量从多到少排列，它排在${second.name}前面，加得不比它少；各多少标签没有写。`,
      en: `${first.name}: ingredients stand in falling order of weight, and it stands before ${second.name}, so there is no less of it; the amounts are not stated.`,
    },
    ...citedAs(context, first),
    ...citedAs(context, second),
  )
  return true
}

/** The ingredients of a kind by our level of concern, the lowest first. */
export const compareKindOf = (indices: readonly number[], kind: Bilingual, context: AnswerContext): void => {
  const ranked = indices
    .flatMap(index => {
      const one = context.flat[index]
      return one ? [{ index, tier: one.tier ?? 0 }] : []
    })
    .sort((a, b) => a.tier - b.tier)
  if (ranked.length === 0) {
    context.reply.say(
      { zh: `没有识别到${kind.zh}。`, en: `No ${kind.en} recognised on this label.` },
      ...wholeLabel(context),
    )
    return
  }
  const [first] = ranked
  if (first && ranked.length > 1 && ranked.every(({ tier }) => tier === first.tier)) {
    const names = namesOf(
      ranked.map(({ index }) => index),
      context,
    )
    const level = concern[first.tier] ?? { zh: '', en: '' }
    context.reply.say(
      {
        zh: `分不出高低：${names.zh}在本方法里同级（${level.zh}）。`,
        en: `None stands out: ${names.en} are alike by our levels (${level.en}).`,
      },
      ...onLabel(
        context,
        ranked.map(({ index }) => index),
      ),
    )
    return
  }
  const part = (language: 'zh' | 'en') =>
    ranked
      .map(
        ({ index, tier }) => `${namesOf([index], context)[language]}（${concern[tier]?.[language] ?? ''}）`,
      )
      .join('、')
  context.reply.say(
    {
      zh: `按本方法的关注等级从低到高：${part('zh')}。用量未知，差别不等于危险。`,
      en: `By our levels of concern, the lowest first: ${part('en').replace(/（/g, ' (').replace(/）/g, ')').replace(/、/g, ', ')}. Doses are unknown, so a difference is not a danger.`,
    },
    ...onLabel(
      context,
      ranked.map(({ index }) => index),
    ),
  )
}

const asksBest =
  /最(?:好|安全|放心|健康|天然|温和|没问题)|\b(?:best|safest|healthiest|least (?:worrying|bad|harmful))\b/
/** Which of a kind is the best: those of the lowest level of concern; false where that was not asked, or all are alike. */
export const tellLowestOf = (indices: readonly number[], context: AnswerContext): boolean => {
  const tierOf = (index: number): number => context.flat[index]?.tier ?? 0
  const lowest = Math.min(...indices.map(tierOf))
  const found = indices.filter(index => tierOf(index) === lowest)
  if (!asksBest.test(context.text) || found.length === indices.length) return false
  const names = namesOf(found, context)
  const level = concern[lowest] ?? { zh: '', en: '' }
  const isOne = found.length === 1
  context.reply.say(
    {
      zh: `${names.zh}：${isOne ? '' : '都是'}${level.zh}，其他的更高；这是按本方法的关注等级，用量未知，差别不等于危险。`,
      en: `${names.en}: ${level.en}${isOne ? '' : ' each'}, the others higher. That is by our own levels of concern; doses are unknown, so a difference is not a danger.`,
    },
    ...onLabel(context, found),
  )
  return true
}
