import { expect, test } from 'vitest'
import {
  nextUploaderState,
  progressPercent,
  quarterPassed,
  startUploader,
  type UploaderEvent,
  type UploaderState,
} from './uploader-state.ts'

const after = (state: UploaderState, ...events: UploaderEvent[]) =>
  events.reduce(nextUploaderState, state)

test('INSP-6 progress is a percent of chunks', () => {
  const state = after(startUploader(8), { type: 'started' }, { type: 'chunkTaken' })
  expect(state).toEqual({ phase: 'sending', received: 1, total: 8 })
  expect(progressPercent(state)).toBe(12)
})

test('INSP-6 an upload continues from what the server already has', () => {
  const state = after(
    startUploader(8),
    { type: 'started' },
    { type: 'receivedCounted', received: 5 },
  )
  expect(progressPercent(state)).toBe(62)
})

test('each lost connection counts until a chunk is taken', () => {
  const lost: UploaderEvent = { type: 'connectionLost' }
  const twice = after(startUploader(2), { type: 'started' }, lost, lost)
  expect(twice).toMatchObject({ phase: 'retrying', failures: 2 })
  expect(after(twice, { type: 'chunkTaken' })).toEqual({ phase: 'sending', received: 1, total: 2 })
})

test('a paused upload counts the chunk on its way but stays paused', () => {
  const paused = after(startUploader(4), { type: 'started' }, { type: 'paused' })
  expect(after(paused, { type: 'chunkTaken' }, { type: 'connectionLost' })).toEqual({
    phase: 'paused',
    received: 1,
    total: 4,
  })
})

test('a retry knows whether the line is dead or the server is busy', () => {
  const sending = after(startUploader(2), { type: 'started' })
  expect(after(sending, { type: 'connectionLost' })).toMatchObject({ why: 'connection' })
  expect(after(sending, { type: 'connectionLost', why: 'busy' })).toMatchObject({ why: 'busy' })
})

test('a session that ended pauses and says so; an upload of another tab is not paused here', () => {
  const sending = after(startUploader(2), { type: 'started' })
  const paused = after(sending, { type: 'paused', why: 'sessionEnded' })
  expect(paused).toEqual({ phase: 'paused', why: 'sessionEnded', received: 0, total: 2 })
  const elsewhere = after(sending, { type: 'takenElsewhere' })
  expect(after(elsewhere, { type: 'paused' })).toBe(elsewhere)
  expect(after(elsewhere, { type: 'resumed' }).phase).toBe('waiting')
})

test('another file under the same name is not gone on with', () => {
  const known = startUploader(8, { received: 5 })
  expect(after(known, { type: 'started' }, { type: 'fileRefused' })).toEqual({
    phase: 'fileNeeded',
    why: 'otherContent',
    received: 5,
    total: 8,
  })
})

test('a resumed upload waits for its turn', () => {
  expect(after(startUploader(4), { type: 'paused' }, { type: 'resumed' }).phase).toBe('waiting')
})

test('an upload known from before a reload needs its file and cannot be paused', () => {
  const known = startUploader(8, { received: 5, hasFile: false })
  expect(known).toEqual({ phase: 'fileNeeded', received: 5, total: 8 })
  expect(after(known, { type: 'paused' })).toBe(known)
})

test.each<UploaderEvent>([
  { type: 'started' },
  { type: 'chunkTaken' },
  { type: 'connectionLost' },
  { type: 'resumed' },
  { type: 'finished' },
])('nothing follows a failure: $type', (event) => {
  const failed = after(startUploader(2), { type: 'failed', failure: { code: -8004, message: '' } })
  expect(after(failed, event)).toBe(failed)
})

test('a finished upload is whole', () => {
  const done = after(startUploader(3), { type: 'started' }, { type: 'finished' })
  expect(done).toEqual({ phase: 'done', received: 3, total: 3 })
  expect(progressPercent(done)).toBe(100)
})

test('chunks never exceed the plan', () => {
  const state = after(startUploader(1), { type: 'chunkTaken' }, { type: 'chunkTaken' })
  expect(state.received).toBe(1)
})

test.each([
  [0, 24, undefined],
  [24, 25, 25],
  [25, 49, undefined],
  [10, 80, 75],
  [99, 100, 100],
  [100, 100, undefined],
])('from %i to %i percent the quarter said aloud is %s', (before, now, quarter) => {
  expect(quarterPassed(before, now)).toBe(quarter)
})
