/** Words around what a question asks for. */
const around =
  /请问|帮我|看看|检查一下|想问下|这个|这款|这种|这里面|这里|里面|其中|配料表?|成分|原料|产品|包装|到底|真正的?|真的?(?=[\u4e00-\u9fff])|额外|是不是|是否|有没有|有无|含不含|会不会|为什么|怎么|含有|使用|添加|不含|没有|没加|加了|放了|用了|用的|加|放|含|有|用|会|要|做的?|的|了|吗|呢|吧|啊|呀|没|不|是|里|中|一(?:滴|丝|粒|颗|丁?点)(?:儿|点)?|都|想补|想|补|刚|完|[?？,，。;；!！]/g
const aroundEn =
  /\b(?:is|are|was|need|needs|needed|necessary|there|any|some|does|do|did|it|this|that|these|they|contain|contains|have|has|use|used|using|add|added|put|made|with|from|in|of|the|a|an|here|why|how|much|many|what|which|right|really|real|actual|actually|replaced|include|got|if|know|please|check|for|and|or|so|no|not|free|percent|percentage|content|listed|ingredient|ingredients|product|food)\b|[?']/g

/** Words of a sentence that no name of an ingredient contains: what is left of it is no thing. */
export const noNoun = /[能什要着嘢些]|^[两俩二三几一]+[个种样]?$|可以|小心|清真|素食/
const longestEnglish = 3

/** What is left of a question when the words around are gone: 有没有肌酸 asks for 肌酸; '' where nothing short is left. */
export const objectIn = (asked: string): string => {
  // 老婆饼里有没有老婆: what stands before is where to look.
  const text = asked.replace(
    /^[\u4e00-\u9fff]{2,8}(?:里面?|里头|当中)(?=(?:到底|究竟)?有没有[\u4e00-\u9fff]{2})/,
    '',
  )
  const isChinese = /[\u4e00-\u9fff]/.test(text)
  const left = text.replace(isChinese ? around : aroundEn, isChinese ? '|' : ' ')
  const parts = (isChinese ? left.split('|') : [left.replace(/\s+/g, ' ')]).map(part => part.trim())
  const longest =
    parts.filter(part => part.length > 1 || isChinese).sort((a, b) => b.length - a.length)[0] ?? ''
  if (isChinese ? noNoun.test(longest) : longest.split(' ').length > longestEnglish) return ''
  return longest.length > (isChinese ? 8 : 30) || longest.length < (isChinese ? 2 : 3) ? '' : longest
}
