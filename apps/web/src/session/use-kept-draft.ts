import { useEffect, useRef, useState } from 'react'
import { storeLocalDraft } from './local-drafts.ts'

const LATEST_MS = 800

/**
 * Keeps `value` on this device for forms without an account, within 800 ms of a change while typing continues and immediately
 * when the page is left or hidden. Returns the time of the last save. `dirty` false keeps nothing.
 */
export function useKeptDraft(key: string, value: unknown, dirty: boolean): Date | undefined {
  const [keptAt, setKeptAt] = useState<Date>()
  const pending = useRef<() => void>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!dirty) {
      pending.current = undefined
      setKeptAt(undefined)
      return
    }
    pending.current = () => {
      pending.current = undefined
      setKeptAt(storeLocalDraft(key, value))
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      pending.current?.()
    }, LATEST_MS)
  }, [key, value, dirty])

  useEffect(() => {
    const flush = () => pending.current?.()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
      clearTimeout(timer.current)
    }
  }, [])

  return keptAt
}
