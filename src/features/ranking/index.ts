export { CompareScreen } from './compare-screen.tsx'
export { RankingScreen } from './ranking-screen.tsx'
export { createRankings, type Rankings } from './rankings.ts'
