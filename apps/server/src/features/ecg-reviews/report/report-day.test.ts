import { measuredDog } from '@systole/domain/ecg-reviews/testing/measured-dog'
import { expect, test } from 'vitest'
import { reportDay } from './report-day.ts'

const RATE = 500
const HOUR = 3600
const DOBERMANN = { startedAt: null, breedId: 'dog-dobermann', species: 'dog' } as const

/** Beats every 0.6 s for two hours and a half, one mark that is no beat, two VPC, and a pause of 2.4 s in the second hour. */
function longDog() {
  const samples = Array.from({ length: 15_000 }, (_, index) => 100 + index * 300)
  const pauseAt = 7000 // the three beats after this one are missing
  const beats = samples
    .filter((_, index) => index <= pauseAt || index > pauseAt + 3)
    .map((sample, index) => ({
      sample,
      shape: 0,
      label: index === 10 ? 'X' : index === 100 || index === 6500 ? 'V' : 'N',
    }))
  return { ...measuredDog(), samplesPerSecond: RATE, sampleCount: 2.5 * HOUR * RATE, beats }
}

test('ECG-9 a long recording has a table of hours and its longest pauses with beat numbers', () => {
  const day = reportDay(longDog(), DOBERMANN)
  expect(day?.hours.map(({ hour, vpc, pac, pauses }) => [hour, vpc, pac, pauses])).toEqual([
    [0, 1, 0, 0],
    [1, 1, 0, 1],
    [2, 0, 0, 0],
  ])
  expect(day?.hours.map(({ mean }) => Math.round(mean ?? 0))).toEqual([100, 100, 100])
  const [pause] = day?.pauses ?? []
  expect(pause?.seconds).toBeCloseTo(2.4)
  expect(pause?.atSeconds).toBeCloseTo(4200.2)
  expect(pause?.beat).toBe(7000) // the 7001st mark, one of those before it is no beat
})

test('ECG-9 a recording of an hour or less has none', () => {
  expect(reportDay(measuredDog(), DOBERMANN)).toBeUndefined()
  expect(reportDay({ ...longDog(), sampleCount: HOUR * RATE }, DOBERMANN)).toBeUndefined()
})

/** The same dog with these beats ventricular. */
function withVentricular(isVentricular: (index: number) => boolean) {
  const dog = longDog()
  const beats = dog.beats.map((beat, index) => ({
    ...beat,
    label: isVentricular(index) ? 'V' : 'N',
  }))
  return { ...dog, beats }
}

// Handbook 4.7, J Vet Cardiol 2020: 50 VPC a day or one couplet, triplet or VT.
test.each([
  ['49 single VPC', 49, false],
  ['50 single VPC', 50, true],
])('ECG-9 %s of a Dobermann stand beside the screening criterion', (_, count, isOver) => {
  const measured = withVentricular((index) => index % 100 === 50 && index < count * 100)
  const summary = reportDay(measured, DOBERMANN)?.summary
  expect(summary?.ventricular.count).toBe(count)
  expect(summary?.screening).toEqual({ vpcPerDay: 50, isOver, source: 'J Vet Cardiol 2020' })
  expect(summary?.healthyPause).toEqual({ seconds: 5.7, source: 'Vet Rec 129:213' })
})

test('ECG-9 other breeds have no criterion, and species without a publication no healthy pause', () => {
  const measured = withVentricular((index) => index % 10 === 5)
  const of = { startedAt: '2026-11-21T17:30:05', breedId: 'cat-birman', species: 'cat' } as const
  expect(reportDay(measured, of)?.summary).toEqual({
    startedAt: '2026-11-21T17:30:05',
    ventricular: { count: 1500, couplets: 0, runs: 0, shapes: 1 },
    atrial: 0,
  })
})
