import { useEffect, useRef, useState } from 'react'
import { smallPicture } from './small-picture.ts'
import styles from './thumbnail.module.css'

/** Enough for the frame on a screen of three pixels for each of its own. */
const widthPx = 192

/** Calls back once when something comes into view; at once, and null, in a browser that cannot tell. */
const createObserver = (onSeen: () => void): IntersectionObserver | null => {
  if (!('IntersectionObserver' in globalThis)) {
    onSeen()
    return null
  }
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onSeen()
  })
  return observer
}

/** A small picture that is loaded once it comes into view; a drawn label until then, and where there is none. Decorative. */
export const Thumbnail = ({ load }: { load: () => Promise<Blob | null> }) => {
  const frame = useRef<HTMLSpanElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const latest = useRef(load)

  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const show = async () => {
      // Without a readable photo the drawn label stays; the record's own page says what is wrong.
      const photo = await latest.current().catch(() => null)
      if (photo === null || isGone) return
      const small = await smallPicture(photo, widthPx)
      if (isGone) return
      made = URL.createObjectURL(small)
      setUrl(made)
    }
    const observer = createObserver(() => void show())
    if (frame.current) observer?.observe(frame.current)
    return () => {
      isGone = true
      observer?.disconnect()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [])

  return (
    <span ref={frame} className={styles['frame']} aria-hidden>
      {url === null ? (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M14 10h20v28H14zM19 17h10M19 22h10M19 27h6" />
        </svg>
      ) : (
        <img src={url} alt="" decoding="async" draggable={false} />
      )}
    </span>
  )
}
