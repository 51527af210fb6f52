import { useEffect, useState } from 'react'

const QUIET_MS = 200

/** Returns a debounced value, for queries while typing. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
