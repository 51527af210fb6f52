import { useSyncExternalStore } from 'react'

const MINUTE = 60_000
const listeners = new Set<() => void>()
let minute = Math.floor(Date.now() / MINUTE)
let timer: ReturnType<typeof setInterval> | undefined

/** Returns the current minute, which changes once a minute for all observers (experience 3.5). */
export function useNow(): Date {
  const now = useSyncExternalStore(watch, () => minute)
  return new Date(now * MINUTE)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  minute = Math.floor(Date.now() / MINUTE)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  const next = Math.floor(Date.now() / MINUTE)
  if (next === minute) return
  minute = next
  for (const listener of listeners) listener()
}
