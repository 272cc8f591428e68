export { createFeedback, type Feedback } from './feedback.ts'
export { FeedbackScreen } from './feedback-screen.tsx'
