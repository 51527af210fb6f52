import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function that calls the latest callback. */
export function useEventCallback<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args) => latest.current(...args), [])
}
