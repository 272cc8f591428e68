import type { ComponentType } from 'react'

/** The query of the address, handed to a screen as its properties. */
type Query = Readonly<Record<string, string>>
export type Screen = ComponentType<{ query: Query }>
