export { type CameraProblem, type LiveCamera, openCamera } from './camera.ts'
export { type CropArea, fullArea, moveEdges, rotateArea } from './crop.ts'
export { cropSquare, editPhoto, type PreparedPhoto, preparePhoto } from './photo.ts'
export { createTabLocks, runInOnlyTab, type TabLocks } from './tab-locks.ts'
