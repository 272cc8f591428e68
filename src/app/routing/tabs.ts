import { BookOpen, ScanText, User } from 'lucide-react'

/** The bottom tab bar, in its order; tab pages are reached by switching. */
export const tabs = [
  { path: '/pages/knowledge/knowledge', title: 'tabs.knowledge', icon: BookOpen },
  { path: '/', title: 'tabs.home', icon: ScanText },
  { path: '/pages/my/my', title: 'tabs.my', icon: User },
] as const

export const tabPaths: readonly string[] = tabs.map(({ path }) => path)
