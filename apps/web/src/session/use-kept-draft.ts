import { useEffect, useRef, useState } from 'react'
import { keepDraft } from './drafts.ts'

const QUIET_MS = 800

/**
 * Keeps `value` on this device 800 ms after its last change, and at once when the page is left.
 * Answers when it was kept last. `dirty` false keeps nothing.
 */
export function useKeptDraft(key: string, value: unknown, dirty: boolean): Date | undefined {
  const [keptAt, setKeptAt] = useState<Date>()
  const pending = useRef<() => void>(undefined)

  useEffect(() => {
    if (!dirty) {
      pending.current = undefined
      setKeptAt(undefined)
      return
    }
    const keep = () => {
      pending.current = undefined
      setKeptAt(keepDraft(key, value))
    }
    pending.current = keep
    const timer = setTimeout(keep, QUIET_MS)
    return () => clearTimeout(timer)
  }, [key, value, dirty])

  useEffect(() => {
    const flush = () => pending.current?.()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return keptAt
}
