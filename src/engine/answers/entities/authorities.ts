import type { Bilingual } from '../../result.ts'

/** Who evaluates or permits, as a question names them. */
export type Authority = 'jecfa' | 'efsa' | 'iarc' | 'fda' | 'eu' | 'us' | 'cn' | 'who' | 'abroad'

interface AuthorityWords extends Bilingual {
  id: Authority
  pattern: RegExp
  /** A country or region, not a body that evaluates. */
  isPlace: boolean
}

export const authorities: readonly AuthorityWords[] = [
  { id: 'jecfa', pattern: /jecfa|联合专家委员会|粮农组织/g, isPlace: false, zh: 'JECFA', en: 'JECFA' },
  { id: 'efsa', pattern: /efsa|欧洲食品安全局/g, isPlace: false, zh: 'EFSA', en: 'EFSA' },
  {
    id: 'iarc',
    pattern: /iarc|国际癌症研究机构|2[ab]\s?类|[123]\s?类致癌|\bgroup [123][ab]?\b|\b2[ab]\b/g,
    isPlace: false,
    zh: 'IARC',
    en: 'IARC',
  },
  { id: 'fda', pattern: /\bfda\b|药监局/g, isPlace: false, zh: 'FDA', en: 'the FDA' },
  {
    id: 'who',
    pattern: /世卫(?:组织)?|世界卫生组织|\bthe who\b/g,
    isPlace: false,
    zh: '世卫组织',
    en: 'WHO',
  },
  {
    id: 'eu',
    pattern: /欧盟|欧洲|\b(?:the )?eu\b|\beurope(?:an union)?\b/g,
    isPlace: true,
    zh: '欧盟',
    en: 'the EU',
  },
  {
    id: 'us',
    pattern: /美国|\b(?:the )?usa?\b(?! (?:eat|drink|know))|\bamerica\b/g,
    isPlace: true,
    zh: '美国',
    en: 'the USA',
  },
  { id: 'cn', pattern: /中国|国内|我国|\bchina\b/g, isPlace: true, zh: '中国', en: 'China' },
  {
    id: 'abroad',
    pattern:
      /国外|外国|各国|哪些国家|其他国家|日本|韩国|英国|加拿大|澳洲|\babroad\b|\banywhere\b|哪国|哪个国家|有的国家|有些国家|别的国家|海外|\b(?:other|some|any|certain|most|many|different) countr(?:y|ies|ys)\b|\boverseas\b|\belsewhere\b|\bwhich countries\b|\bjapan\b|\b(?:the )?uk\b|\bcanada\b|\baustralia\b/g,
    isPlace: true,
    zh: '其他国家或地区',
    en: 'other countries',
  },
]

/** Countries whose lists are not known here, by name. */
const countries: readonly (Bilingual & { pattern: RegExp })[] = [
  { pattern: /日本|\bjapan\b/, zh: '日本', en: 'Japan' },
  { pattern: /韩国|\bkorea\b/, zh: '韩国', en: 'Korea' },
  { pattern: /英国|\b(?:the )?uk\b|\bbritain\b/, zh: '英国', en: 'the UK' },
  { pattern: /加拿大|\bcanada\b/, zh: '加拿大', en: 'Canada' },
  { pattern: /澳洲|澳大利亚|\baustralia\b/, zh: '澳大利亚', en: 'Australia' },
  { pattern: /欧盟|欧洲|efsa|\beu\b|\beurope/, zh: '欧盟', en: 'the EU' },
  { pattern: /美国|fda|\busa?\b|\bamerica\b/, zh: '美国', en: 'the USA' },
]

/** The country that a folded question names, else other countries. */
export const placesIn = (text: string): Bilingual =>
  countries.find(({ pattern }) => pattern.test(text)) ?? { zh: '其他国家或地区', en: 'other countries' }

/** The authorities and places that a folded question names. */
export const authoritiesIn = (text: string): Authority[] =>
  authorities.filter(({ pattern }) => text.search(pattern) >= 0).map(({ id }) => id)
