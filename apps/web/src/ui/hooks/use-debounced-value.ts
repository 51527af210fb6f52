import { startTransition, useEffect, useState } from 'react'

/** The longest pause between keys that are typed in a row. */
const QUIET_MS = 200

/** Returns a value once it has not changed for a moment: for queries while typing, and for what takes long to calculate. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
