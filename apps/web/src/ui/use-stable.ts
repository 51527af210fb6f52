import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as its component is there; called, it does what the last drawing gave. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
