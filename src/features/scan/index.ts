export { AdviceDialog } from './advice-dialog.tsx'
export { RefusalNotice } from './refusal-notice.tsx'
export { ScanProgress } from './scan-progress.tsx'
export { createScans, type Refusal, type ScanOptions, type Scans, type Started } from './scans.ts'
