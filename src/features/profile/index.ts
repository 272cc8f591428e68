export { createProfile } from './profile.ts'
export { ProfileCard, VipCard } from './profile-card.tsx'
export { UserInfoScreen } from './userinfo-screen.tsx'
