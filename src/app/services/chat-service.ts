import { newUuid } from '../../api/uuid.ts'
import type { Chats } from '../../features/chat/index.ts'
import { lazy } from '../../lazy.ts'
import type { EagerServices } from './eager-services.ts'
import type { RecognitionServices } from './recognition-services.ts'
import type { Server } from './server.ts'
import { pause } from './waiting.ts'

/** Conversations about records, made on their first use. */
export const createChatService = (
  { storage, session, locale }: EagerServices,
  { localAnalysis }: RecognitionServices,
  { url, api, openTransport }: Server,
) =>
  lazy<Chats>(async () => {
    const [{ createChats }, { createConversation }, { createTabLocks, openTabChannel }, analysis] =
      await Promise.all([
        import('../../features/chat/index.ts'),
        import('../../api/conversation.ts'),
        import('../../device/index.ts'),
        localAnalysis(),
      ])
    return createChats({
      conversation: lazy(async () =>
        createConversation({
          api,
          connect: async () => {
            const { connectSocket } = await openTransport()
            return path => connectSocket(`${url}${path}`)
          },
          identity: session.identity,
          onLogout: session.expire,
          wait: pause,
        }),
      ),
      storage,
      answerLocally: analysis.answer,
      followUps: analysis.followUps,
      lang: locale,
      now: () => new Date(),
      newId: newUuid,
      wait: pause,
      locks: createTabLocks(),
      channel: openTabChannel('analyze-h5-chats'),
    })
  })
