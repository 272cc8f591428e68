export { ChatPanel } from './chat-panel.tsx'
export { type Chats, createChats } from './chats.ts'
export { itemQuestions, suggestedQuestions } from './suggested-questions.ts'
