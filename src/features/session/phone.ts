/** Calling codes the product offers, with their region for the name; 86 is the default (specification, section 9). */
export const countries = [
  ['86', 'CN'],
  ['852', 'HK'],
  ['853', 'MO'],
  ['886', 'TW'],
  ['65', 'SG'],
  ['60', 'MY'],
  ['81', 'JP'],
  ['82', 'KR'],
  ['66', 'TH'],
  ['84', 'VN'],
  ['63', 'PH'],
  ['62', 'ID'],
  ['91', 'IN'],
  ['971', 'AE'],
  ['1', 'US'],
  ['44', 'GB'],
  ['49', 'DE'],
  ['33', 'FR'],
  ['39', 'IT'],
  ['34', 'ES'],
  ['7', 'RU'],
  ['61', 'AU'],
  ['64', 'NZ'],
  ['55', 'BR'],
] as const

export const defaultCountryCode = '86'

/** A number as people type or paste it, as digits only: spaces, dashes, brackets and full-width digits go. */
export const toDigits = (phone: string): string =>
  phone.normalize('NFKC').replace(/[\s\-()./\u200b-\u202f]/g, '')

/** What is wrong with a phone number, null when nothing is: 11 digits in China, 4 to 15 elsewhere (E.164). */
export const validatePhone = (phone: string, countryCode: string): 'phoneEmpty' | 'phoneInvalid' | null => {
  if (phone === '') return 'phoneEmpty'
  const isGood = countryCode === '86' ? /^1[3-9]\d{9}$/.test(phone) : /^\d{4,15}$/.test(phone)
  return isGood ? null : 'phoneInvalid'
}

/** What is wrong with an SMS code, null when nothing is. */
export const validateCode = (code: string): 'codeEmpty' | 'codeInvalid' | null => {
  if (code === '') return 'codeEmpty'
  return /^\d{4,8}$/.test(code) ? null : 'codeInvalid'
}

/** First three digits, stars, last four; of a short number the last two, so that at least four stay hidden. */
export const maskPhone = (phone: string): string => {
  if (phone.length >= 11) return `${phone.slice(0, 3)}${'*'.repeat(phone.length - 7)}${phone.slice(-4)}`
  const shown = phone.length >= 6 ? 2 : 0
  return '*'.repeat(phone.length - shown) + phone.slice(phone.length - shown)
}
