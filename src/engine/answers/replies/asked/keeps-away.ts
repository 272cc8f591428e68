import { asksMayThey } from '../../text/may-they.ts'

const keepsAway =
  /(?<!能)不[吃喝碰沾](?!吗|么|吧|得)|(?<!能)不能[吃喝碰沾](?!吗|么|吧|啊|嘛|呢|$|[，。?？])|[忌戒](?!烟)|避开|要避|吃不了|喝不了|[吃喝碰]不得(?=[，,\s])|\bavoid(?:ing)?\b|\b(?:do not|don'?t|cannot|can not|can'?t|won'?t|never) (?:eat|have|do|touch|take|drink)\b|\b(?:stay(?:ing)?|keep(?:ing)?) away from\b|\bi am off\b|^off\b|\bno [a-z]+ for (?:me|us|him|her)\b|\bcut(?:ting)? out\b|\bg(?:ave|iven|iving) up\b/
const bearing = /可以|行|合适|\b(?:work|fine|ok|okay|alright|allowed|bite)\b/
const asksIfIn =
  /有没有|含不含|有无|(?:没|无|不含)(?:有)?[^，。?？\s]{1,8}[，,\s]+[^，。?？]{0,8}(?:能|可以)|没有.{1,8}[吧吗]|[有含放][^，。?？]{1,8}[吗么没不吧嘛]|\b(?:is|are) there\b|\bany\b|\b(?:does|do) (?:it|this|these|they)\b|\bhas (?:it|this)\b|\bcontains?\b/

/** Whether somebody who keeps away from something asks if they may have the product: I avoid peanuts, can I eat this; is there egg in it, and can I eat it. */
export const asksDespite = (text: string): boolean =>
  asksMayThey(text) ? keepsAway.test(text) || asksIfIn.test(text) : keepsAway.test(text) && bearing.test(text)
