import { useCallback, useEffect, useMemo, useState } from 'react'

export type EditLock = {
  /** True while this tab is the one that edits. */
  isOurs: boolean
  take: () => void
}

/** Lets one tab of a browser edit a recording at a time. Browsers without locks let every tab. */
export function useEditLock(name: string): EditLock {
  const [isOurs, setOurs] = useState(true)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
    if (!locks) return
    let release: () => void = () => undefined
    let isGone = false
    const untilGone = new Promise<void>((resolve) => {
      release = resolve
    })
    const options = attempt > 0 ? { steal: true } : { ifAvailable: true }
    locks
      .request(`ecg-patch:${name}`, options, (lock) => {
        if (!isGone) setOurs(lock !== null)
        return lock === null ? undefined : untilGone
      })
      .catch(() => {
        if (!isGone) setOurs(false) // another tab took it
      })
    return () => {
      isGone = true
      release()
    }
  }, [name, attempt])
  const take = useCallback(() => setAttempt((before) => before + 1), [])
  return useMemo(() => ({ isOurs, take }), [isOurs, take])
}
