import { useEffect, useState } from 'react'

const QUIET_MS = 200

/** A value as it is once it has not changed for a moment: what is typed is asked for when the typing rests. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
