import type { AnalysisResult } from '../../result.ts'
import type { Heard } from '../understanding/heard.ts'
import type { Wish } from '../understanding/wishes.ts'
import { targetOf } from './target.ts'

/** Wishes that a text about the label as a whole answers whatever was asked, and how sure they have to be for that (decision 110). */
const sureEnough: Partial<Record<Wish, number>> = {
  healthy: 0.95,
  score: 0.99,
  compare: 0.8,
  what: 0.99,
  worst: 0.9,
  list: 0.9,
  claim: 0.7,
  safe: 0.99,
  suits: 0.8,
  processing: 0.95,
  why: 0.9,
  nutrition: 0.9,
}

/** How many until I become Batman: of how often one may have it only where one word at most is left over. */
const oftenWithRest = 0.6

/**
 * Does it taste of cardboard, and all that was understood is whether it is good: words are left over that neither the wish nor a
 * name accounts for, and the label as a whole answers something else. What has no score, such as drinks with alcohol, is told all the same.
 */
export const isLeftOver = (heard: Heard, result: AnalysisResult | null): boolean =>
  (heard.unused.length > 0 || (heard.wish === 'why' && !asksWhy.test(heard.text))) &&
  targetOf(heard) === 'label' &&
  heard.who === null &&
  heard.nutrients.length === 0 &&
  heard.serving === null &&
  result?.score !== null &&
  !(heard.wish === 'score' && asksMark.test(heard.text)) &&
  !(heard.wish === 'healthy' && asksForWeight.test(heard.text)) &&
  heard.confidence < limitOf(heard)

/** Why it is so is asked in such words, or of the mark. */
const asksWhy =
  /为什么|为何|怎么|咋|凭什么|干什么|什么(?:原因|用|意思|道理)|[低高扣评得]分|分[数低高]|理由|原因|\bwhy\b|\bhow come\b|\bwhat for\b|\breasons?\b|\bscore/

/** Is it healthy, I am slimming and we have a hot pot: why it is asked is no other question. */
const asksForWeight =
  /健康.{0,12}减[紧着]?(?:肥|脂|重)|减[紧着]?(?:肥|脂|重).{0,16}健康|\b(?:los(?:e|ing) weight|slimming|on a diet|dieting|cutting)\b.{0,40}\bhealthy\b|\bhealthy\b.{0,40}\b(?:los(?:e|ing) weight|slimming|on a diet|dieting|cutting)\b/

const limitOf = ({ wish, unused }: Heard): number =>
  wish === 'often' && unused.length > 1 ? oftenWithRest : (sureEnough[wish] ?? 0)

/** Score out of ten, and be brutal: the mark is asked for, whatever else is said. */
const asksMark =
  /[打得评给]?(?:多少|几|个)分|打(?:个|一下)?分|评[个下]?分|满分|\bscored?\b|\bmarks?\b|\brat(?:e|ing)\b|\bout of (?:\d+|ten|a hundred)\b/
