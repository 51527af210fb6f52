import { PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { seededRandom } from '@systole/fixtures/random'
import { expect, test } from 'vitest'
import { ecgBench } from '../../../theme/tokens.ts'
import { memorySource } from '../source/memory-source.ts'
import { stripLayout } from '../strip-layout.ts'
import type { Caliper, TraceGeometry } from './caliper.ts'
import { xOfSample } from './march-lines.tsx'
import { marchOf } from './march-of.ts'

const RATES = [128, 250, 300, 360, 500, 1000]
const DURATION = 60
const ACROSS = 6

function caliperOf(from: number, to: number): Caliper {
  const points = [from, to].map((x) => ({ x, y: 0 }))
  return { mid: 'one', method: 'interval', points, own: true }
}

test('a thousand random calipers: steps are equal to the sample at any zoom and from any place', () => {
  const random = seededRandom(7)
  const pick = <Each>(of: readonly Each[]) => of[Math.floor(random() * of.length)] as Each
  for (let round = 0; round < 1000; round += 1) {
    const samplesPerSecond = pick(RATES)
    const scale = {
      millimetresPerSecond: pick(PAPER_SPEEDS),
      millimetresPerMillivolt: 10 as const,
      pixelsPerMillimetre: 1 + 9 * random(),
    }
    const { leads } = memorySource({
      ...{ samplesPerSecond, sampleCount: 1 },
      leads: [{ name: 'II', countsPerMillivolt: 1, baseline: 0, samples: new Int16Array(1) }],
    })
    const from = random() * DURATION
    const chosen = caliperOf(from, from + 0.05 + random())
    const marched = (startSeconds: number) =>
      marchOf(
        { chosen, outline: undefined, marching: true },
        { startSeconds, across: ACROSS },
        { beats: [], samplesPerSecond },
      )
    const startSeconds = random() * DURATION
    const march = marched(startSeconds)
    if (!march) throw new Error('no march')
    const strip: TraceGeometry = {
      ...{ scale, startSeconds, colours: ecgBench.light },
      layout: stripLayout(leads, scale, 1200),
    }
    const perSecond = scale.millimetresPerSecond * scale.pixelsPerMillimetre
    // as a person reads them from the screen
    const seen = march.steps.map((step) => {
      const x = xOfSample(step, strip, samplesPerSecond)
      return ((x - strip.layout.left) / perSecond + startSeconds) * samplesPerSecond
    })
    expect(seen.map(Math.round)).toEqual(march.steps)
    const distances = march.steps.slice(1).map((step, at) => step - (march.steps[at] ?? 0))
    expect(distances.every((each) => each === march.stepSamples)).toBe(true)
    const [one = 0] = march.steps
    const elsewhere = marched(startSeconds + random())?.steps ?? []
    expect(elsewhere.every((step) => (step - one) % march.stepSamples === 0)).toBe(true)
  }
})
