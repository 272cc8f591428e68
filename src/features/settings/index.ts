export { ConcernsChooser } from './concerns-chooser.tsx'
export { Settings } from './settings.tsx'
