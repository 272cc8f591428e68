export { DietaryProfileCard } from './dietary-profile-card.tsx'
export { Settings } from './settings.tsx'
