export { createHistory } from './history.ts'
export { HistoryScreen } from './history-screen.tsx'
export { RecentRecords } from './recent-records.tsx'
export { SetAsideScreen } from './set-aside-screen.tsx'
