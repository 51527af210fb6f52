import { startTransition, useEffect, useState } from 'react'

/** While keys are pressed in a row, the next one comes earlier than this. */
const QUIET_MS = 200

/** Returns a value once it has not changed for a moment, so that what is dear to calculate waits for a pause between keys. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
