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
import { createSignIn, smsKeyOf } from './db/sign-in.ts'
import type { Account } from './db/state.ts'
import type { Recognise } from './db/task-reading.ts'
import { createTasks } from './db/tasks.ts'

/** The mock backend's behaviour over its state: a small real backend, the same for the same seed, clock and calls. */
export const createMockDb = async (context: Context, recognise: Recognise, publish: Publish) => {
  const knowledge = await loadKnowledge()
  const pictures = createPictures(context, publish)
  const accounts = createAccounts(context, pictures.url)
  const tasks = createTasks(context, pictures, createEngine(knowledge), recognise)
  const shares = createShares(context, tasks, pictures)
  const feedbacks = createFeedbacks(context, pictures)
  const chat = createChat(context, knowledge, tasks)

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
    chat,

    /** Forgets someone and everything kept for them. */
    cancelAccount(account: Account): void {
      shares.forgetAllOf(account)
      feedbacks.forgetAllOf(account)
      tasks.forgetAllOf(account)
      chat.forgetAllOf(account)
      accounts.forget(account)
      pictures.forgetAllOf(account, tasks.shownPictures())
      const key = smsKeyOf(account.countryCode, account.phone)
      const state = context.state()
      state.smsInbox = state.smsInbox.filter(({ countryCode, phone }) => smsKeyOf(countryCode, phone) !== key)
      state.smsCodes.delete(key)
    },
  }
}

export type MockDb = Awaited<ReturnType<typeof createMockDb>>
