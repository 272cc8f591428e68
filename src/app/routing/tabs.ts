import { BookOpen, ScanText, User } from 'lucide-react'
import { pagePaths } from '../../paths.ts'

/** The bottom tab bar, in its order; tab pages are reached by switching. */
export const tabs = [
  { path: pagePaths.knowledge, title: 'tabs.knowledge', icon: BookOpen },
  { path: pagePaths.home, title: 'tabs.home', icon: ScanText },
  { path: pagePaths.my, title: 'tabs.my', icon: User },
] as const

export const tabPaths: readonly string[] = tabs.map(({ path }) => path)
