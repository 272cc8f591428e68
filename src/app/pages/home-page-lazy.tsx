/** What the home page shows after its first moment: one chunk, loaded when the page is idle or when it is needed. */
export { ExamplePair } from '../../features/demo/index.ts'
export { RecentRecords } from '../../features/history/index.ts'
export { RankingDialog } from '../../features/ranking/index.ts'
export {
  AdviceDialog,
  CameraDialog,
  FileIntake,
  RefusalNotice,
  ScanProgress,
  TypedListDialog,
} from '../../features/scan/index.ts'
export { incomingPhotos } from '../offline/incoming-photos.ts'
export { InstallInvitation } from '../offline/install-invitation.tsx'
