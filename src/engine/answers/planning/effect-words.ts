/** Words that ask what something does to those who eat it. */
export const asksEffect =
  /会不会(?!太|很?多|好多|过|超|高|咸|甜|胖|有(?:事|问题|毒))|会.{1,10}[吗不]|导致|引起|造成|消失|影响|痴呆|痘|骨|杀精|伤|\bcauses?\b|\blead to\b|hyperactiv|\bgive (?:me|you)\b|\bmakes? (?:me|you|kids)\b|\baffect|\bhurt|\braise/
