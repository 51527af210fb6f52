import { useRef } from 'react'

/** Whether this window could write the case before it could not. */
export function useHadIt(canWrite: boolean): boolean {
  const had = useRef(canWrite)
  if (canWrite) had.current = true
  return had.current && !canWrite
}
