export { ShareSheet } from './share-sheet.tsx'
export { SharedRecord } from './shared-record.tsx'
export { createShares, type Shares } from './shares.ts'
