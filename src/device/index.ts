export { type CameraProblem, type LiveCamera, openCamera } from './camera.ts'
export { type Area, turnedArea, wholeArea, withEdges } from './crop.ts'
export { cropSquare, editPhoto, type Preparation, preparePhoto } from './photo.ts'
export { createTabLocks, runWhenAlone, type TabLocks } from './tab-locks.ts'
