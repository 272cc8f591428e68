/** Words of folded questions that ask for something else to eat, drink or use, whatever else they want. */
const ofOther: readonly RegExp[] = [
  // Something in its place: 换点什么, 有得替吗, any alternatives.
  /(?:换|改)(?:成|个|点|种|一|用|做|食|吃|喝|饮)*(?:什么|啥|乜|咩|哪)/,
  /(?:什么|啥|乜|咩|哪[种个样])[^，。？\s]{0,8}(?:代替|替代|替(?![我你他])|取代)/,
  /(?:有得|有冇得|有什么|有啥|有咩)[^，。？]{0,8}替/,
  /代替(?=[吗么不？?]|$)/,
  /有(?:什么|啥)[^，。？]{0,6}可以替/,
  /有(?:没有|冇)[^，。？]{0,10}(?:替代品|[吃喝饮食][得的嘅]{1,2}选择)/,
  /有没有(?:能|可以)(?:换|代替)的/,
  /\b(?:what|which) [a-z ]{3,24}\b(?:instead(?! of (?:a|half|one|two)\b)|would work|(?:can|could) i get)\b/,
  /\b(?:any|some)thing (?:else )?(?:that )?(?:i|we|he|she|they) (?:can|could|should|might) (?:get|have|eat|drink|buy|use|try) instead\b/,
  /\bany (?:\w+ ){0,2}(?:alternatives?|swaps?|substitutes?)\b/,
  /\bany [a-z]+ (?:that'?s?|that is|which are) (?:ok|okay|safe|fine)\b/,
  /\b\w+[- ]free (?:dip|sauce|snack|sweets?|drink|spread|bread|cake)s? for\b/,
  /\b(?:is|are) there (?:sm?th(?:ing)?|something|anything|one)\b.{0,12}\b(?:similar|like (?:it|this)\b(?! in)|(?:that'?s|thats) plant[- ]based)/,
  // Given up, or wanted, and what then: 不吃X吃点啥, 想吃X用什么, if not, what then.
  /想(?:吃|要|喝|做|食|飲|饮)[^，。？]{0,12}[，,\s]*(?:用|吃|喝|买|食)(?:什么|啥|乜|咩)(?!做)/,
  /的话[，,\s]*(?:吃|喝|用|给)点?(?:什么|啥)/,
  /(?:不|唔|别|戒|冇得|没法)[^，。？]{0,10}[，,。\s]*(?:那么?|咁|就|该)?[^，。？不]{0,6}(?:吃|喝|饮|食|用|给|买|夹|蘸|摆)(?:点|个|些)?(?:别的|什么|啥|乜|咩)(?!时候|意思|药|做)/,
  /\b(?:not?|can'?t|shouldn'?t|don'?t)\b[^.]{0,40}\bwhat then\b/,
  /(?<!\bis )\bwhat (?:else|then|instead)\b(?! (?:is|are|in|on|does|do|did|about|has|have|contains?)\b|'s|s\b)/,
  // What may be had: 啥零食能吃, what could he have, what would be better.
  /有(?:得|没得|没有|什么|啥|咩|冇)[^，。？]{0,3}(?:差不多|健康)[^，。？]{0,6}(?:的|零嘴|零食)/,
  /(?:什么|啥|咩|乜|哪些)(?!人|时候|意思|年龄|情况|药|添加剂|成分)[^，。？人不唔]{0,8}(?<!不)(?:能|可以|得)(?:吃|喝|买|食|饮|替)(?!多|完|几)/,
  /\bwhat (?:else )?(?:could|can|should|would|do|does|might) (?:i|we|he|she|they|you)(?: \w+)? (?:have|eat|drink|use|get|bake|buy|take|nibble|snack|serve|look for|choose|pick|try)\b(?!.{0,20}\b(?:with|about|on) (?:this|it)\b)/,
  /\bwhat [a-z ]{3,20} (?:could|can|should|would|do|does|might) (?:i|we|he|she|they|you)(?: \w+)? (?:have|eat|drink|use|get|bake|buy|take|serve)\b(?!.{0,20}\bwith (?:this|it)\b).{0,24}\b(?:instead|then|else|for)\b/,
  /\bwhat(?: would|'d) be (?:better|ok|safer)\b/,
  /\bwhat(?:'s| is)? (?:a |an )?(?:better|other|healthier|safer)\b(?! than)/,
  // What is good for a need: 补钙吃啥, 喝什么好, how else can.
  /(?:食|吃|喝|饮|用|补[^，。？]{0,3}吃)(?:什么|啥|乜|咩)[^，。？]{0,3}(?:好|替|补|合适)/,
  /(?:给|喂)(?:啥|什么)(?!时候)补/,
  /补[^，。？]{1,3}(?:吃|喝)(?:点)?(?:啥|什么|咩)/,
  /\bhow else can\b/,
]

/** Whether a folded question asks what to eat, drink or use in the place of the product. */
export const asksOther = (text: string): boolean => ofOther.some(one => one.test(text))
