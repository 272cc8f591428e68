const doubts =
  /真的|真假|是真|忽悠|凭什么|噱头|营销|可信|能信|骗|呃人|意思|根本不|算[0零无低高]|\b(?:true|truly|really|legit|marketing|trust|mean|means|how can they|my arse|lies?|lying|or not)\b/

/** Whether a folded question doubts what a pack says, or asks what it means by it. */
export const doubtsClaim = (text: string): boolean => doubts.test(text)
