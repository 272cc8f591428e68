export { CompareScreen } from './compare-screen.tsx'
export { RankingDialog } from './ranking-dialog.tsx'
export { RankingScreen } from './ranking-screen.tsx'
export { createRankings, type Rankings } from './rankings.ts'
