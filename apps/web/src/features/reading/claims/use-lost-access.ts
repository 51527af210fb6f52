import { useRef } from 'react'

/** Returns true if this window had write access and lost it. */
export function useLostAccess(canWrite: boolean): boolean {
  const had = useRef(canWrite)
  if (canWrite) had.current = true
  return had.current && !canWrite
}
