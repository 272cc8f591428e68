import type { Bilingual } from '../../../result.ts'

const doubts =
  /真的|真假|是真|忽悠|凭什么|噱头|营销|可信|能信|骗|呃人|意思|根本不|算[0零无低高]|\b(?:true|truly|really|legit|marketing|trust|mean|means|how can they|my arse|lies?|lying|or not)\b/

/** Whether a folded question doubts what a pack says, or asks what it means by it. */
export const doubtsClaim = (text: string): boolean => doubts.test(text)

const asksTruth =
  /真的?|真假|属实|骗|呃人|忽悠|撒谎|\b(?:true|lies?|lying|legit|for real|fr|cap|bs|scam|trick)\b/

/** A yes for who asks whether a claim is true, before the sentence that nothing contradicts it. */
export const truthLead = (question: string): Bilingual =>
  asksTruth.test(question.toLowerCase()) ? { zh: '真的，', en: 'True by the list: ' } : { zh: '', en: '' }
