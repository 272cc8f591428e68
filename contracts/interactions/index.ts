import type { Interaction } from '../interaction.ts'
import { analysisInteractions } from './analysis.ts'
import { chatInteractions } from './chat.ts'
import { feedbackInteractions } from './feedback.ts'
import { knowledgeInteractions } from './knowledge.ts'
import { outages } from './outages.ts'
import { sessionInteractions } from './session.ts'
import { sharingInteractions } from './sharing.ts'
import { signInInteractions } from './sign-in.ts'

const own = [
  ...knowledgeInteractions,
  ...analysisInteractions,
  ...chatInteractions,
  ...sharingInteractions,
  ...signInInteractions,
  ...sessionInteractions,
  ...feedbackInteractions,
]

/** Everything the app relies on a server for. */
export const interactions: readonly Interaction[] = [...own, ...outages(own)]
