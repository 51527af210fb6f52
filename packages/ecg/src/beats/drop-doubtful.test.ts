import { expect, test } from 'vitest'
import { dropDoubtful } from './drop-doubtful.ts'
import { growingPeakList, type SlopePeaks, writeShape } from './peak-list.ts'

type Peak = { at: number; height?: number; shape?: (offset: number) => number }

const QRS = (offset: number) => (Math.abs(offset) < 2 ? 1 : 0)
/** Shapes that are alike neither each other nor a QRS. */
const artefact = (number: number) => (offset: number) => Math.sin(offset * (0.5 + 0.37 * number))

/** Makes slope peaks at times in seconds, of 100 samples a second. */
function peaksOf(list: readonly Peak[]): SlopePeaks {
  const found = growingPeakList(new Float32Array(1000))
  for (const { at, height = 1, shape = QRS } of list) {
    const raw = Float32Array.from({ length: 24 }, (_, index) => shape(index - 12))
    writeShape(found.add({ sample: Math.round(100 * at), height, slope: height }), raw, {
      centre: 12,
      spacing: 1,
    })
  }
  return found.finish()
}

function keptTimes(list: readonly Peak[]): number[] {
  const peaks = peaksOf(list)
  const all = list.map((_, index) => index)
  return dropDoubtful(peaks, all).map((place) => (peaks.samples[place] as number) / 100)
}

const regular = (count: number): Peak[] =>
  Array.from({ length: count }, (_, index) => ({ at: index }))
const inOrder = (list: readonly Peak[]) => list.toSorted((one, other) => one.at - other.at)
const without = (list: readonly Peak[], at: number) =>
  list.map((peak) => peak.at).filter((time) => time !== at)

test('a low peak that looks like no other is dropped', () => {
  const list = inOrder([...regular(20), { at: 9.4, height: 0.3, shape: artefact(2) }])
  expect(keptTimes(list)).toEqual(without(list, 9.4))
})

test('a low peak that looks like the beats around it is a beat', () => {
  const list = inOrder([...regular(20), { at: 9.4, height: 0.3 }])
  expect(keptTimes(list)).toEqual(list.map(({ at }) => at))
})

test('a high peak of its own shape is a beat: a single premature one', () => {
  const list = inOrder([...regular(20), { at: 9.4, height: 1.2, shape: artefact(2) }])
  expect(keptTimes(list)).toEqual(list.map(({ at }) => at))
})

test('among artefacts, a peak that splits a regular interval and fits worse than its neighbours is dropped', () => {
  const disturbed = regular(20).map((peak, index) =>
    index % 3 === 0 ? { ...peak, shape: artefact(index) } : peak,
  )
  const list = inOrder([...disturbed, { at: 10.45, shape: artefact(30) }])
  expect(keptTimes(list)).toEqual(without(list, 10.45))
})

test('in a clear signal, a beat that splits an interval stays: an interpolated one', () => {
  const list = inOrder([...regular(20), { at: 10.45, shape: artefact(3) }])
  expect(keptTimes(list)).toEqual(list.map(({ at }) => at))
})

test('of fewer than six beats none is dropped', () => {
  const list = inOrder([...regular(3), { at: 1.5, height: 0.1, shape: artefact(2) }])
  expect(keptTimes(list)).toEqual(list.map(({ at }) => at))
})
