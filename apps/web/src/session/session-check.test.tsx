import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_EVERY_MS, watchSession } from './session-check.ts'

const JITTER_MS = 500
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watch(answers: (boolean | Error)[]) {
  const asked: number[] = []
  const lost: number[] = []
  const start = Date.now()
  const stop = watchSession({
    check: async () => {
      asked.push(Date.now() - start)
      const answer = answers.shift() ?? true
      if (answer instanceof Error) throw answer
      return answer
    },
    onLost: () => lost.push(Date.now() - start),
  })
  return { asked, lost, stop }
}

test('SHELL-3 the session is checked every 30 seconds', async () => {
  const { asked, stop } = watch([])
  await vi.advanceTimersByTimeAsync(3 * CHECK_EVERY_MS + 3 * JITTER_MS)
  expect(asked).toHaveLength(3)
  for (const [index, at] of asked.entries()) {
    expect(Math.abs(at - (index + 1) * CHECK_EVERY_MS)).toBeLessThanOrEqual(3 * JITTER_MS)
  }
  stop()
})

test('SHELL-3 a dead session is reported once and not asked about again', async () => {
  const { asked, lost } = watch([false])
  await vi.advanceTimersByTimeAsync(5 * CHECK_EVERY_MS)
  expect(asked).toHaveLength(1)
  expect(lost).toHaveLength(1)
})

test('no answer is not a dead session', async () => {
  const { asked, lost, stop } = watch([new Error('offline')])
  await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY_MS + 2 * JITTER_MS)
  expect(asked).toHaveLength(2)
  expect(lost).toEqual([])
  stop()
})

test('a hidden page does not ask, and asks immediately when it is shown after 30 seconds', async () => {
  const { asked, stop } = watch([])
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10 * CHECK_EVERY_MS)
  expect(asked).toEqual([])
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toHaveLength(1)
  stop()
})
