export { ChatPanel } from './chat-panel.tsx'
export { type Chats, createChats } from './chats.ts'
export { DepthAnswer } from './depth-answer.tsx'
export { ingredientQuestions, suggestedQuestions } from './suggested-questions.ts'
