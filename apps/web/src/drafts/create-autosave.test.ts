import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type SaveOutcome } from './create-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Delays = Parameters<typeof createAutosave>[0]['delays']

/** Builds an autosave whose calls end with the given outcomes, then with `saved`, and lists the times of its calls. */
function autosaveWith(outcomes: SaveOutcome[], delays: Delays = { quietMs: 2000 }) {
  const start = Date.now()
  const sentAt: number[] = []
  const save = () => {
    sentAt.push(Date.now() - start)
    return Promise.resolve(outcomes.shift() ?? 'saved')
  }
  return { autosave: createAutosave({ save, delays }), sentAt }
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a lost connection is retried after 2, 4, 8, 16 and then every 30 seconds', async () => {
  const { autosave, sentAt } = autosaveWith(Array(7).fill('retry'), { quietMs: 0 })
  autosave.change()
  await wait(600_000)
  expect(sentAt).toEqual([0, 2000, 6000, 14_000, 30_000, 60_000, 90_000, 120_000])
})

test('a save starts the pauses from the beginning again', async () => {
  const { autosave, sentAt } = autosaveWith(['retry', 'retry', 'saved', 'retry'], { quietMs: 0 })
  autosave.change()
  await wait(60_000)
  autosave.change()
  await wait(60_000)
  expect(sentAt).toEqual([0, 2000, 6000, 60_000, 62_000])
})

test('changes without a pause are sent at the latest after the maximum delay', async () => {
  const { autosave, sentAt } = autosaveWith([], { quietMs: 2000, latestMs: 3000 })
  for (let second = 0; second < 5; second += 1) {
    autosave.change()
    await wait(1000)
  }
  expect(sentAt).toEqual([3000])
})

test('one call runs at a time, and a changed base is sent immediately', async () => {
  let running = 0
  let most = 0
  const outcomes: SaveOutcome[] = ['again', 'again', 'saved']
  const autosave = createAutosave({
    save: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 100)) // sleep: by the fake clock
      running -= 1
      return outcomes.shift() ?? 'saved'
    },
    delays: { quietMs: 0 },
  })
  void autosave.send()
  void autosave.send()
  await wait(300)
  expect([most, outcomes.length, autosave.isSending()]).toEqual([1, 0, false])
})

test('a cancelled autosave sends and stores nothing more', async () => {
  const keep = vi.fn()
  const save = vi.fn(() => Promise.resolve('saved' as const))
  const autosave = createAutosave({ save, keep, delays: { quietMs: 2000, keepMs: 400 } })
  autosave.change()
  autosave.cancel()
  await wait(60_000)
  expect([keep.mock.calls.length, save.mock.calls.length]).toEqual([0, 0])
})
