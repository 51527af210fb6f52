import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type KeepReply,
  MeasurementAutosaver,
  type PlacedMeasurement,
} from './measurement-autosaver.ts'

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
  const autosaver = new MeasurementAutosaver({
    versionOf: () => 0,
    save: ({ points }, version) => answer(`save ${points[0]?.x} on ${version}`),
    remove: (_, version) => answer(`remove on ${version}`),
  })
  return { autosaver, calls }
}
const stateOf = (autosaver: MeasurementAutosaver) => autosaver.changes.get().get('m_1')?.save

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a point that is dragged is saved once it rests', async () => {
  const { autosaver, calls } = aServer()
  for (const x of [1, 2, 3]) {
    autosaver.put(line(x))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(calls).toEqual(['save 3 on 0'])
  expect(autosaver.changes.get().size).toBe(0)
})

test('the next change builds on the version that was answered', async () => {
  const { autosaver, calls } = aServer()
  autosaver.put(line(1))
  await vi.runAllTimersAsync()
  autosaver.put(line(2))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'save 2 on 1'])
})

test('a lost connection is tried again until it works', async () => {
  const { autosaver, calls } = aServer('away', 'away')
  autosaver.put(line(1))
  await vi.advanceTimersByTimeAsync(500)
  expect(stateOf(autosaver)).toBe('retrying')
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(3)
  expect(autosaver.changes.get().size).toBe(0)
})

test('where the same hand moved it elsewhere too, the last one counts', async () => {
  const { autosaver, calls } = aServer({ ok: false, version: 4 })
  autosaver.put(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'save 1 on 4'])
})

test('a refusal is shown, kept, and sent again when asked', async () => {
  const { autosaver, calls } = aServer({ ok: false })
  autosaver.put(line(1))
  await vi.runAllTimersAsync()
  expect(stateOf(autosaver)).toBe('refused')
  autosaver.retry()
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(2)
  expect(autosaver.changes.get().size).toBe(0)
})

test('what never came to the server is not taken away there', async () => {
  const { autosaver, calls } = aServer()
  autosaver.put(line(1))
  autosaver.remove(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual([])
  expect(autosaver.changes.get().size).toBe(0)
})

test('removed and brought back builds on the version of the removal', async () => {
  const { autosaver, calls } = aServer()
  autosaver.put(line(1))
  await vi.runAllTimersAsync()
  autosaver.remove(line(1))
  await vi.runAllTimersAsync()
  autosaver.put(line(1))
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['save 1 on 0', 'remove on 1', 'save 1 on 2'])
})

test('leaving the picture sends what still waits', async () => {
  const { autosaver, calls } = aServer()
  autosaver.put(line(1))
  autosaver.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['save 1 on 0'])
})
