import { expect, test } from 'vitest'
import { nextInLine, type UploadInLine } from './upload-line.ts'

const one = (phase: UploadInLine['phase']) => ({ phase, isOfMany: false })
const of = (phase: UploadInLine['phase'], name = '') => ({ phase, isOfMany: true, name })

test('without a waiting file none starts', () => {
  expect(nextInLine([])).toBeUndefined()
  expect(nextInLine([one('sending'), of('paused'), of('failed'), of('done')])).toBeUndefined()
})

test('INSP-6 a file added by itself travels alone', () => {
  const waiting = one('waiting')
  expect(nextInLine([waiting])).toBe(waiting)
  expect(nextInLine([one('sending'), waiting])).toBeUndefined()
  expect(nextInLine([one('retrying'), waiting])).toBeUndefined()
  expect(nextInLine([of('sending'), waiting])).toBeUndefined()
  expect(nextInLine([one('sending'), of('waiting')])).toBeUndefined()
})

test('of many two travel together, in their order', () => {
  const next = of('waiting', 'next')
  expect(nextInLine([of('sending'), next, of('waiting')])).toBe(next)
  expect(nextInLine([of('sending'), of('retrying'), next])).toBeUndefined()
  expect(nextInLine([of('paused'), of('fileNeeded'), of('sending'), next])).toBe(next)
})

test('a file added by itself goes before those of a drop', () => {
  const single = one('waiting')
  expect(nextInLine([of('waiting'), single])).toBe(single)
  expect(nextInLine([of('sending'), of('waiting'), single])).toBeUndefined()
})
