import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { expect, test } from 'vitest'
import { DEMO_ECG_TO_PREPARE } from './demo-ecg-to-prepare.ts'

test('ECG-3 a pause, noise and lost samples are found where they were drawn in a case of the demo', () => {
  const [part] = DEMO_ECG_TO_PREPARE.find(({ key }) => key === 'ecg-hana')?.parts ?? []
  if (!part) throw new Error('the case is gone')
  const { signal } = syntheticEcg(part)
  const { rhythm, noise, gaps } = analyseEcg(signal, { species: 'dog' })
  const { samplesPerSecond: rate = 250 } = part
  expect(rhythm.findings.map(({ rule }) => rule)).toContain('pause')
  expect(noise.some(({ from, to }) => from < 65 * rate && to > 62 * rate)).toBe(true)
  expect(gaps).toHaveLength(1)
  expect(Math.abs((gaps[0]?.from ?? 0) - 120 * rate)).toBeLessThan(rate / 10)
})
