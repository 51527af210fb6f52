import { AS_RECORDED } from '@systole/ecg/filters/display-filter'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { expect, test } from 'vitest'
import { memorySource } from '../source/memory-source.ts'
import { readMillivolts } from '../source/trace-source.ts'
import { filteredSource } from './filtered-source.ts'

const FS = 250
/** A wandering baseline with a beat every 0.8 s over two minutes. */
const samples = new Int16Array(120 * FS).map(
  (_, at) => 400 * Math.sin((2 * Math.PI * 0.1 * at) / FS) + (at % 200 === 0 ? 900 : 0),
)
const original = memorySource({
  samplesPerSecond: FS,
  sampleCount: samples.length,
  leads: [{ name: 'II', countsPerMillivolt: 1000, baseline: 0, samples }],
})
const filter = { ...AS_RECORDED, highPass: 0.5 } as const

test('the picture is filtered, the source that is measured is not', () => {
  const before = readMillivolts(original, 0, { from: 0, to: 5000 })
  const shown = readMillivolts(filteredSource(original, filter), 0, { from: 0, to: 5000 })
  expect(shown).not.toEqual(before)
  expect(readMillivolts(original, 0, { from: 0, to: 5000 })).toEqual(before)
})

test('stretches that meet at any sample show one continuous trace', () => {
  const source = filteredSource(original, filter)
  const whole = readMillivolts(source, 0, { from: 6000, to: 16_000 })
  for (const cut of [7500, 7501, 9999, 15_000]) {
    const parts = [
      ...readMillivolts(source, 0, { from: 6000, to: cut }),
      ...readMillivolts(source, 0, { from: cut, to: 16_000 }),
    ]
    expect(parts).toEqual([...whole])
  }
  const quiet = whole.filter((_, at) => (6000 + at) % 200 > 60 && (6000 + at) % 200 < 140)
  expect(Math.max(...quiet.map(Math.abs))).toBeLessThan(0.06) // 0.4 mV of wander are gone
})

test('beyond the ends there is nothing, and without a filter the source itself is drawn', () => {
  const out = new Int16Array(4)
  filteredSource(original, filter).copySamples(0, samples.length, out)
  expect([...out]).toEqual([NO_SAMPLE, NO_SAMPLE, NO_SAMPLE, NO_SAMPLE])
  expect(filteredSource(original, AS_RECORDED)).toBe(original)
})
