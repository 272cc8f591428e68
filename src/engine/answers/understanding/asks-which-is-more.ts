const whichIsMore =
  /[哪谁]个?(?:含量)?(?:更|比较|加得)?多|多还是|\bmore\b|which is there|\b(?:mostly|mainly|chiefly)\b.{1,30}\bor\b|(?:主要|大部分|多半)[^，。]{1,10}还是/

/** Whether a folded question asks which of two there is more of. */
export const asksWhichIsMore = (text: string): boolean => whichIsMore.test(text)
