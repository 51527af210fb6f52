import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../../store.ts'
import { keepTrying } from './keep-trying.ts'
import type { TraceState } from './trace-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source on a line that is cut until it is mended, and the connection as the device reports it. */
function aSource() {
  const state = createStore<TraceState>('ready')
  const online = createStore(true)
  const line = { isCut: false, retries: 0 }
  const source = {
    subscribe: state.subscribe,
    state: state.get,
    retry: () => {
      line.retries += 1
      state.set('loading')
      state.set(line.isCut ? 'away' : 'ready')
    },
  }
  const connection = { subscribe: online.subscribe, isOnline: online.get }
  return { state, online, line, end: keepTrying(source, connection) }
}

test('a lost connection is retried after longer and longer waits until it is back', () => {
  const { state, line } = aSource()
  line.isCut = true
  state.set('away')
  const retriesAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return line.retries
  }
  expect([2000, 4000, 8000, 16_000, 30_000, 30_000].map(retriesAfter)).toEqual([1, 2, 3, 4, 5, 6])
  line.isCut = false
  expect(retriesAfter(30_000)).toBe(7)
  expect(retriesAfter(600_000)).toBe(7)
  line.isCut = true
  state.set('away')
  expect(retriesAfter(2000)).toBe(8)
})

test('a device that is online again is not waited for', () => {
  const { state, online, line } = aSource()
  online.set(false)
  line.isCut = true
  state.set('away')
  line.isCut = false
  online.set(true)
  expect([state.get(), line.retries]).toEqual(['ready', 1])
})

test('a closed recording is not retried', () => {
  const { state, line, end } = aSource()
  line.isCut = true
  state.set('away')
  end()
  vi.advanceTimersByTime(60_000)
  expect(line.retries).toBe(0)
})
