import { expect, test } from 'vitest'
import { readMeasurement } from './measure.ts'
import type { ImagePoint, PageMark } from './measurement.ts'
import { measurementText } from './measurement-text.ts'
import { pageLengthLabel, pageScaleOf, readPageLength } from './page-scale.ts'
import { refuseMeasurement } from './refuse-measurement.ts'

/** Returns a function from millimetres of the paper to pixels of a photo: 10 px/mm, turned, and with sheared rows. */
const photo = (degrees: number, shear = 0) => {
  const angle = (degrees * Math.PI) / 180
  return (right: number, up: number): ImagePoint => {
    const [x, y] = [10 * (right + shear * up), -10 * up]
    return {
      x: 500 + x * Math.cos(angle) - y * Math.sin(angle),
      y: 400 + x * Math.sin(angle) + y * Math.cos(angle),
    }
  }
}
const time = (points: ImagePoint[], label = '25 mm at 25 mm/s', frame = 0): PageMark => ({
  ...{ method: 'timeScale', points, label, frame },
})
const voltage = (points: ImagePoint[], label = '10 mm at 10 mm/mV'): PageMark => ({
  ...{ method: 'voltageScale', points, label, frame: 0 },
})

test.each([
  ['upright', 0, 0],
  ['turned by 7°', 7, 0],
  ['on its side', 90, 0],
  ['askew', 4, 0.15],
])(
  'a photo %s gives 0.4 s and 1.5 mV between two points at different heights',
  (_, turn, shear) => {
    const at = photo(turn, shear)
    const page = pageScaleOf([time([at(0, 0), at(25, 0)]), voltage([at(0, 0), at(0, 10)])], 0)
    const points = [at(12, 3), at(22, 18)]
    const interval = readMeasurement({ method: 'pageInterval', label: 'RR', points }, null, page)
    expect(interval).toMatchObject({ milliseconds: expect.closeTo(400, 6) })
    expect(interval).toMatchObject({ beatsPerMinute: expect.closeTo(150, 6) })
    const height = readMeasurement({ method: 'pageAmplitude', label: 'II', points }, null, page)
    expect(height).toMatchObject({ millivolts: expect.closeTo(1.5, 6) })
  },
)

test('without a scale of its direction a caliper on a picture has no number and no text', () => {
  const at = photo(0)
  const page = pageScaleOf([time([at(0, 0), at(25, 0)])], 0)
  const amplitude = { method: 'pageAmplitude', points: [at(0, 0), at(0, 10)], label: '' } as const
  expect(readMeasurement(amplitude, null, page)).toEqual({ method: 'pageAmplitude', label: '' })
  expect(measurementText(amplitude, null, page)).toBeUndefined()
  expect(measurementText({ ...amplitude, method: 'pageInterval' }, null)).toBeUndefined()
  expect(pageScaleOf([time([at(0, 0), at(25, 0)])], 1)).toEqual({})
})

test('the uncertainty is a pixel at each mark: a longer scale is a better one', () => {
  const at = photo(0)
  const spread = (millimetres: number) => {
    const page = pageScaleOf(
      [time([at(0, 0), at(millimetres, 0)], `${millimetres} mm at 25 mm/s`)],
      0,
    )
    const points = [at(0, 0), at(10, 0)]
    const reading = readMeasurement({ method: 'pageInterval', label: '', points }, null, page)
    return reading.method === 'pageInterval' ? (reading.uncertaintyMilliseconds ?? 0) : 0
  }
  // 10 px/mm and 25 mm/s: 4 ms a pixel; √2 pixels of the caliper, and as much of each scale by its length.
  expect(spread(5)).toBeCloseTo(4 * Math.SQRT2 * Math.hypot(1, 2), 6)
  expect(spread(100)).toBeCloseTo(4 * Math.SQRT2 * Math.hypot(1, 0.1), 6)
})

test('E14 a caliper on a picture is written like one on a signal, with its uncertainty', () => {
  const at = photo(0)
  const page = pageScaleOf(
    [time([at(0, 0), at(50, 0)], '50 mm at 25 mm/s'), voltage([at(0, 0), at(0, 10)])],
    0,
  )
  const points = [at(0, 0), at(10.3, 12)]
  expect(measurementText({ method: 'pageInterval', label: 'RR', points }, null, page)).toBe(
    'RR 410 ms ± 6 ms (146 bpm)',
  )
  expect(measurementText({ method: 'pageAmplitude', label: 'II', points }, null, page)).toBe(
    'II 1.20 mV ± 0.02 mV',
  )
})

test('the newest mark of a page counts', () => {
  const at = photo(0)
  const line = [at(0, 0), at(25, 0)]
  const page = pageScaleOf([time(line), time(line, '25 mm at 50 mm/s')], 0)
  expect(page.time?.units).toBe(0.5)
})

test.each([
  ['timeScale', '25 mm at 25 mm/s', { millimetres: 25, perUnit: 25 }],
  ['timeScale', '2.5 mm at 12.5 mm/s', { millimetres: 2.5, perUnit: 12.5 }],
  ['timeScale', '25 mm at 25 mm/mV', undefined],
  ['timeScale', '0 mm at 25 mm/s', undefined],
  ['timeScale', '25 mm at 4 mm/s', undefined],
  ['timeScale', '25 mm at 25 mm/s and more', undefined],
  ['voltageScale', '10 mm at 10 mm/mV', { millimetres: 10, perUnit: 10 }],
  ['voltageScale', '500 mm at 10 mm/mV', undefined],
  ['voltageScale', null, undefined],
] as const)('%s of "%s" is %j', (method, label, length) => {
  expect(readPageLength(method, label)).toEqual(length)
  if (length) expect(pageLengthLabel(method, length)).toBe(label)
})

const picture = { picture: { widthPixels: 1000, heightPixels: 800 } }
const signal = { ecg: { leads: ['II'], samplesPerSecond: 500, durationSeconds: 10 } }
const ends = (length: number) => [0, length].map((x) => ({ x, y: 0 }))
test.each([
  ['timeScale', '25 mm at 25 mm/s', 250, picture, undefined],
  ['timeScale', '25 mm', 250, picture, 'label'],
  ['timeScale', '25 mm at 25 mm/s', 5, picture, 'points'],
  ['timeScale', '25 mm at 25 mm/s', 250, signal, 'method'],
  ['pageInterval', 'RR', 250, picture, undefined],
  ['pageInterval', '', 250, picture, undefined],
  ['pageInterval', 'width', 250, picture, 'label'],
  ['pageInterval', 'RR', 2500, picture, 'points'],
  ['pageAmplitude', 'II', 250, picture, undefined],
  ['pageAmplitude', '', 250, picture, undefined],
  ['pageAmplitude', 'x'.repeat(41), 250, picture, 'label'],
  ['pageAmplitude', 'II', 250, signal, 'method'],
  ['interval', 'RR', 2, picture, 'method'],
] as const)('%s named "%s" over %d: %#', (method, label, length, facts, refusal) => {
  const measured = { method, label, points: ends(length), frame: 0 }
  expect(refuseMeasurement(measured, facts)).toBe(refusal)
})
