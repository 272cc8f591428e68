import { Component, type ReactNode } from 'react'
import { isChunkLoadError } from '../../chunk-load-error.ts'

/**
 * Keeps an error of its children to itself: `fallback` takes their place, and the error is reported. What could not be
 * loaded is left to the page around it, which offers to load it again.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback: ReactNode },
  { error: unknown }
> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') }
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkLoadError(error)) globalThis.reportError(error)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isChunkLoadError(error)) throw error
    return this.props.fallback
  }
}
