import { topicIn } from '../entities/topics.ts'
import { compose } from '../planning/compose.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { namesCancer } from '../understanding/cues.ts'
import type { Heard } from '../understanding/heard.ts'
import type { Wish } from '../understanding/wishes.ts'

interface Cue {
  wish: Exclude<Wish, 'more' | 'outside'>
  /** Words that ask for it and for nothing else. */
  asks: RegExp
  /** What an answer contains that has told it, whatever it was told for. */
  isTold: RegExp
  /** Told of an additive that the message names, or of the product. */
  of: 'substance' | 'product'
}

const cues: readonly Cue[] = [
  {
    wish: 'cancer',
    asks: namesCancer,
    isTold: /IARC|致癌|癌|cancer|carcinogen/i,
    of: 'product',
  },
  {
    wish: 'processing',
    asks: /超加工|\bultra[- ]?process|\bupfs?\b|\bnova\b/,
    isTold: /NOVA|超加工|ultra-process/i,
    of: 'product',
  },
  {
    wish: 'score',
    asks: /[打评给畀](?:了|出|个|它)?(?:几|多少|个)?分(?=[数值呀啊吗呢?，,\s]|$)|评分|得分|\bscore\b|\brate (?:it|this|these|them)\b|\bout of (?:100|ten|10)\b/,
    isTold: /\d ?(?:\/|of|out of) ?100|\d 分|no score|没有得分|\/10/,
    of: 'product',
  },
  {
    wish: 'adi',
    asks: /\badis?\b|每日允许|\bacceptable daily\b/,
    isTold: /ADI|acceptable daily/i,
    of: 'substance',
  },
  {
    wish: 'limit',
    asks: /限量|最大使用量|使用上限|\bmax(?:imum)? (?:level|limit|use)/,
    isTold: /g\/kg|限量|not permitted|没有列|不允许/,
    of: 'substance',
  },
  {
    wish: 'order',
    asks: /排(?:在)?第几|\bwhere (?:is|does) (?:it|that) (?:\w+ )?(?:in|on) the (?:order|list)/,
    isTold: /第 \d+ 项|\bnumber \d+ of\b/,
    of: 'substance',
  },
]

/** What a message asks for by its own word and no part of it was taken for: the score beside a joke, the limit beside the intake. */
export const tellUnsaidWishes = (told: readonly Heard[], context: AnswerContext): void => {
  if (told.some(({ text }) => /^(?:rules|medicine)$/.test(topicIn(text)?.topic ?? ''))) return
  for (const { wish, asks, isTold, of } of cues) {
    const asked = told.find(({ text }) => asks.test(text))
    if (!asked || told.some(one => one.wish === wish) || isTold.test(context.reply.text())) continue
    const named = asked.subjects.filter(({ entry }) => entry)
    if (of === 'substance' && named.length === 0) continue
    context.reply.next()
    compose(
      { ...asked, wish, confidence: 1, subjects: named, kinds: [], who: null, nutrients: [] },
      { ...context, text: asked.text },
    )
  }
}
