import { createEngine } from '../src/engine/index.ts'
import { loadKnowledge } from '../src/knowledge/index.ts'
import { createAccounts } from './db/accounts.ts'
import { createChat } from './db/chat.ts'
import type { Context } from './db/context.ts'
import { createFeedbacks } from './db/feedbacks.ts'
import { createLookups } from './db/knowledge.ts'
import { createPictures, type Publish } from './db/pictures.ts'
import { createRankings } from './db/rankings.ts'
import { createShares } from './db/shares.ts'
import { createSignIn } from './db/sign-in.ts'
import type { Account } from './db/state.ts'
import { createTasks, type Recognise } from './db/tasks.ts'

/** The mock backend's behaviour over its state: a small real backend, the same for the same seed, clock and calls. */
export const createMockDb = async (context: Context, recognise: Recognise, publish: Publish) => {
  const knowledge = await loadKnowledge()
  const pictures = createPictures(context, publish)
  const accounts = createAccounts(context, pictures.url)
  const tasks = createTasks(context, pictures, createEngine(knowledge), recognise)
  const shares = createShares(context, tasks, pictures)
  const feedbacks = createFeedbacks(context, pictures)

  return {
    context,
    pictures,
    accounts,
    tasks,
    shares,
    feedbacks,
    signIn: createSignIn(context, accounts),
    lookups: createLookups(knowledge),
    rankings: createRankings(context, knowledge, tasks),
    chat: createChat(knowledge, tasks),

    /** Forgets someone and everything kept for them. */
    cancelAccount(account: Account): void {
      shares.forgetAllOf(account)
      feedbacks.forgetAllOf(account)
      tasks.forgetAllOf(account)
      pictures.forget([account.avatar])
      accounts.forget(account)
      const { smsInbox, smsCodes } = context.state()
      context.state().smsInbox = smsInbox.filter(({ phone }) => phone !== account.phone)
      for (const key of smsCodes.keys()) if (key.endsWith(` ${account.phone}`)) smsCodes.delete(key)
    },
  }
}

export type MockDb = Awaited<ReturnType<typeof createMockDb>>
