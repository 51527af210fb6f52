import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeepReply, type PlacedMeasurement, MeasurementAutosaver } from './measurement-keeper.ts'

const line = (x: number): PlacedMeasurement => ({
  mid: 'm_1',
  method: 'length',
  frame: 0,
  points: [
    { x, y: 0 },
    { x: 9, y: 9 },
  ],
})

/** Creates a server that returns the scripted replies in turn, and then accepts. */
function aServer(...answers: (KeepReply | 'away')[]) {
  let kept = 0
  const calls: string[] = []
  const answer = async (call: string): Promise<KeepReply> => {
    calls.push(call)
    const next = answers.shift()
    if (next === 'away') throw new Error('The connection is gone')
    if (next) return next
    kept += 1
    return { ok: true, version: kept }
  }
  const keeper = new MeasurementAutosaver({
    versionOf: () => 0,
    save: ({ points }, version) => answer(`save ${points[0]?.x} on ${version}`),
    remove: (_, version) => answer(`remove on ${version}`),
  })
  return { keeper, calls }
}
const stateOf = (keeper: MeasurementAutosaver) => keeper.changes.get().get('m_1')?.save

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a point that is dragged is saved once it rests', async () => {
  const { keeper, calls } = aServer()
  for (const x of [1, 2, 3]) {
    keeper.put(line(x))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(calls).toEqual(['save 3 on 0'])
  expect(keeper.changes.get().size).toBe(0)
})

test('the next change builds on the version that was answered', async () => {
  const { keeper, calls } = aServer()
  keeper.put(line(1))
  await vi.runAllTimersAsync()
  keeper.put(line(2))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'save 2 on 1'])
})

test('a lost connection is tried again until it works', async () => {
  const { keeper, calls } = aServer('away', 'away')
  keeper.put(line(1))
  await vi.advanceTimersByTimeAsync(500)
  expect(stateOf(keeper)).toBe('retrying')
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(3)
  expect(keeper.changes.get().size).toBe(0)
})

test('where the same hand moved it elsewhere too, the last one counts', async () => {
  const { keeper, calls } = aServer({ ok: false, version: 4 })
  keeper.put(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'save 1 on 4'])
})

test('a refusal is told, kept, and sent again when asked', async () => {
  const { keeper, calls } = aServer({ ok: false })
  keeper.put(line(1))
  await vi.runAllTimersAsync()
  expect(stateOf(keeper)).toBe('refused')
  keeper.retry()
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(2)
  expect(keeper.changes.get().size).toBe(0)
})

test('what never came to the server is not taken away there', async () => {
  const { keeper, calls } = aServer()
  keeper.put(line(1))
  keeper.remove(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual([])
  expect(keeper.changes.get().size).toBe(0)
})

test('removed and brought back builds on the version of the removal', async () => {
  const { keeper, calls } = aServer()
  keeper.put(line(1))
  await vi.runAllTimersAsync()
  keeper.remove(line(1))
  await vi.runAllTimersAsync()
  keeper.put(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'remove on 1', 'save 1 on 2'])
})

test('leaving the picture sends what still waits', async () => {
  const { keeper, calls } = aServer()
  keeper.put(line(1))
  keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['save 1 on 0'])
})
