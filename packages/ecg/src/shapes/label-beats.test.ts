import { describe, expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { labelBeats } from './label-beats.ts'
import { type BeatForm, randomFrom, rhythm, steady, syntheticEcg } from './testing/synthetic-ecg.ts'

const DOG = SPECIES_PROFILES.dog
type Steps = [number, BeatForm][]

/** Labels of a rhythm as one string. */
function labelsOf(
  steps: Steps,
  profile = DOG,
  gapsInSeconds: { from: number; to: number }[] = [],
  noiseMillivolts = 0.01,
) {
  const { signal, beatSamples } = syntheticEcg(rhythm(steps), { profile, noiseMillivolts })
  const gaps = gapsInSeconds.map(({ from, to }) => ({ from: from * 500, to: to * 500 }))
  const { beats } = labelBeats(signal, beatSamples, { profile, gaps })
  return beats.map((beat) => beat.label).join('')
}

const vpc = (interval = 0.35, form: BeatForm = 'ventricular'): [number, BeatForm] => [
  interval,
  form,
]
const pause: [number, BeatForm] = [0.85, 'sinus']
const N = (count: number) => 'N'.repeat(count)

describe('ventricular premature complexes', () => {
  test('one among normal beats is V, though no other beat is like it', () => {
    const steps = [...steady(20, 0.6), vpc(), pause, ...steady(20, 0.6)]
    expect(labelsOf(steps)).toBe(`${N(20)}V${N(21)}`)
  })

  test('an interpolated one is V, and the beat after it stays normal', () => {
    const unit: Steps = [...steady(8, 0.6), vpc(0.3), [0.3, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit, ...steady(8, 0.6)])).toBe(
      `${`${N(8)}V${N(1)}`.repeat(3)}${N(8)}`,
    )
  })

  test('bigeminy is V and N in turn, though no two normal beats follow each other', () => {
    const pair: Steps = [vpc(), pause]
    expect(labelsOf([...steady(6, 0.6), ...Array.from({ length: 15 }, () => pair).flat()])).toBe(
      `${N(6)}${'VN'.repeat(15)}`,
    )
  })

  test('bigeminy from the first to the last beat is known by the mean interval', () => {
    const pair: Steps = [vpc(0.4), [0.8, 'sinus']]
    expect(
      labelsOf([[0.6, 'sinus'], ...Array.from({ length: 30 }, () => pair).flat(), [0.6, 'sinus']]),
    ).toBe(`N${'VN'.repeat(30)}N`)
  })

  test('couplets and a run are V to the last beat', () => {
    const couplet: Steps = [vpc(), vpc(0.3), pause]
    const run: Steps = [vpc(), ...steady(8, 0.3, 'ventricular'), pause]
    expect(
      labelsOf([...steady(10, 0.6), ...couplet, ...steady(10, 0.6), ...run, ...steady(10, 0.6)]),
    ).toBe(`${N(10)}VV${N(11)}${'V'.repeat(9)}${N(11)}`)
  })

  test('late-coupled ones are V with the others of their shape', () => {
    const early: Steps = [...steady(5, 0.6), vpc(), pause]
    const late: Steps = [...steady(5, 0.6), vpc(0.57), [0.63, 'sinus']]
    expect(labelsOf([...early, ...early, ...early, ...late, ...steady(5, 0.6)])).toBe(
      `${`${N(5)}V${N(1)}`.repeat(4)}${N(5)}`,
    )
  })

  test('a second broad form is a shape of its own and V too', () => {
    const one: Steps = [...steady(5, 0.6), vpc(), pause]
    const other: Steps = [...steady(5, 0.6), vpc(0.35, 'otherVentricular'), pause]
    const { signal, beatSamples } = syntheticEcg(
      rhythm([...one, ...other, ...one, ...other, ...one, ...other, ...steady(5, 0.6)]),
      { profile: DOG },
    )
    const { shapes } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [] })
    expect(shapes.map(({ label, count }) => [label, count])).toEqual([
      ['N', 41],
      ['V', 3],
      ['V', 3],
    ])
  })

  test('early beats almost like the normal ones, but alike among themselves and with a pause, are V', () => {
    const unit: Steps = [...steady(10, 0.6), [0.36, 'almostSinus'], [0.84, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit, ...unit])).toBe(`${N(10)}VN`.repeat(4))
  })

  test('without a pause a person decides them', () => {
    const unit: Steps = [...steady(10, 0.6), [0.36, 'almostSinus'], [0.62, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit, ...unit])).toBe(`${N(10)}QN`.repeat(4))
  })

  test('a broad beat that was placed late is timed by the begin of its QRS', () => {
    const unit: Steps = [...steady(10, 0.6), vpc(0.5), [0.7, 'sinus']]
    const { signal, beatSamples } = syntheticEcg(rhythm([...unit, ...unit, ...unit, ...unit]), {
      profile: DOG,
    })
    const late = beatSamples.map((sample, beat) => (beat % 12 === 10 ? sample + 25 : sample))
    const { beats } = labelBeats(signal, late, { profile: DOG, gaps: [] })
    expect(beats.map((beat) => beat.label).join('')).toBe(`${N(10)}VN`.repeat(4))
  })

  test('a cat at 220 and a rabbit at 280 per minute', () => {
    for (const [profile, interval] of [
      [SPECIES_PROFILES.cat, 60 / 220],
      [SPECIES_PROFILES.rabbit, 60 / 280],
    ] as const) {
      const unit: Steps = [
        ...steady(12, interval),
        vpc(0.65 * interval),
        [1.35 * interval, 'sinus'],
      ]
      expect(labelsOf([...unit, ...unit, ...unit, ...unit], profile)).toBe(`${N(12)}VN`.repeat(4))
    }
  })
})

describe('what is not ventricular', () => {
  test('the dominant shape is normal, however wide', () => {
    const { signal, beatSamples } = syntheticEcg(rhythm(steady(40, 0.6, 'blocked')), {
      profile: DOG,
    })
    const { beats, shapes } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [] })
    expect(beats.map((beat) => beat.label).join('')).toBe(N(40))
    expect(shapes).toMatchObject([{ id: 1, reason: 'dominant', isDominant: true, count: 40 }])
  })

  test('bundle branch block that comes and goes in time is normal', () => {
    const turn: Steps = [...steady(12, 0.6), ...steady(6, 0.6, 'blocked')]
    expect(labelsOf([...turn, ...turn, ...turn])).toBe(N(54))
  })

  test('two shapes in turn, both in time, are normal', () => {
    const pair: Steps = [
      [0.6, 'sinus'],
      [0.6, 'blocked'],
    ]
    expect(labelsOf(Array.from({ length: 20 }, () => pair).flat())).toBe(N(40))
  })

  test('broad conducted beats of atrial fibrillation, early as often as others, are not V', () => {
    const random = randomFrom(5)
    const steps: Steps = Array.from({ length: 160 }, (_, beat) => [
      0.35 + 0.45 * random(),
      beat % 4 === 0 ? 'conductedBroad' : 'withoutP',
    ])
    expect(labelsOf(steps)).not.toContain('V')
  })

  test("a dog's respiratory arrhythmia has no premature beat", () => {
    const breath = [0.95, 0.9, 0.75, 0.6, 0.5, 0.5, 0.62, 0.8]
    const steps = Array.from({ length: 80 }, (_, beat): [number, BeatForm] => [
      breath[beat % breath.length] ?? 0.6,
      'sinus',
    ])
    expect(labelsOf(steps)).toBe(N(80))
  })

  test('atrial fibrillation has no atrial premature beats, and its broad early beats are V', () => {
    const random = randomFrom(3)
    const steps: Steps = Array.from({ length: 120 }, (_, beat) =>
      beat % 15 === 14 ? vpc(0.3) : [0.35 + 0.45 * random(), 'withoutP'],
    )
    expect(labelsOf(steps)).toBe(`${N(14)}V`.repeat(8))
  })

  test('no beat is premature across a gap', () => {
    const steps: Steps = [...steady(20, 0.6), [0.4, 'blocked'], ...steady(20, 0.6)]
    expect(labelsOf(steps)).toBe(`${N(20)}V${N(20)}`)
    expect(labelsOf(steps, DOG, [{ from: 13.15, to: 13.25 }])).toBe(N(41))
  })
})

describe('hints and doubts', () => {
  test('an early beat of normal shape in a steady rhythm is an atrial hint', () => {
    const unit: Steps = [...steady(10, 0.6), [0.42, 'withoutP'], [0.65, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit])).toBe(`${N(10)}AN`.repeat(3))
  })

  test('a broad beat after a pause, at the rate of an escape, is E', () => {
    const unit: Steps = [...steady(10, 0.6), [1.6, 'ventricular'], [0.7, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit])).toBe(`${N(10)}EN`.repeat(3))
  })

  test('in a noisy recording early beats of normal shape remain atrial hints', () => {
    const unit: Steps = [...steady(10, 0.6), [0.42, 'withoutP'], [0.75, 'sinus']]
    expect(labelsOf([...unit, ...unit, ...unit], DOG, [], 0.06)).toBe(`${N(10)}AN`.repeat(3))
  })

  test('a beat of a ventricular shape that ends a pause is an escape', () => {
    const early: Steps = [...steady(6, 0.6), vpc(), pause]
    const late: Steps = [...steady(6, 0.6), vpc(1.5), pause]
    expect(labelsOf([...early, ...early, ...early, ...late])).toBe(
      `${`${N(6)}VN`.repeat(3)}${N(6)}EN`,
    )
  })

  test('a shape in time between the normal and a ventricular one may be fusion; a block is not', () => {
    const unit: Steps = [...steady(6, 0.6), vpc(), pause, [0.6, 'fusion']]
    const { signal, beatSamples } = syntheticEcg(rhythm([...unit, ...unit, ...unit, ...unit]), {
      profile: DOG,
    })
    const { shapes, undecided } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [] })
    const fusion = shapes.find(({ label }) => label === 'F')
    expect(fusion).toMatchObject({ count: 4, reason: 'betweenNormalAndVentricular' })
    expect(undecided).toEqual([fusion?.id])
    const block: Steps = [...steady(6, 0.6), vpc(), pause, [0.6, 'blocked']]
    expect(labelsOf([...block, ...block, ...block, ...block])).not.toContain('F')
  })

  test('a single early broad beat in a range of noise is unknown', () => {
    const steps: Steps = [...steady(10, 0.6), vpc(), pause, ...steady(10, 0.6)]
    const { signal, beatSamples } = syntheticEcg(rhythm(steps), { profile: DOG })
    const noise = [{ from: 7 * 500, to: 8 * 500 }]
    const { beats } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [], noise })
    expect(beats.map((beat) => beat.label).join('')).toBe(`${N(10)}Q${N(11)}`)
  })

  test('a broad shape in time without P waits for a person, as one group', () => {
    const unit: Steps = [...steady(10, 0.6), ...steady(4, 0.6, 'otherVentricular')]
    const { signal, beatSamples } = syntheticEcg(rhythm([...unit, ...unit, ...unit]), {
      profile: DOG,
    })
    const { shapes, undecided } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [] })
    expect(undecided).toEqual([2])
    expect(shapes[1]).toMatchObject({ label: 'Q', count: 12, reason: 'inTimeAndWide' })
  })

  test('beats after pacing spikes are P, and a VPC among them is V', () => {
    const unit: Steps = [
      ...steady(10, 0.6, 'blocked'),
      vpc(0.35, 'otherVentricular'),
      [0.6, 'blocked'],
    ]
    const { signal, beatSamples } = syntheticEcg(rhythm([...unit, ...unit, ...unit]), {
      profile: DOG,
    })
    const [lead] = signal.leads
    for (const [beat, sample] of beatSamples.entries()) {
      if (lead && beat % 12 !== 10) lead.samples[sample - 30] = 3000
    }
    const { beats } = labelBeats(signal, beatSamples, { profile: DOG, gaps: [] })
    expect(beats.map((beat) => beat.label).join('')).toBe(`${'P'.repeat(10)}VP`.repeat(3))
  })

  test('a burst of noise makes no V', () => {
    const beats = rhythm(steady(80, 0.6))
    const { signal, beatSamples } = syntheticEcg(beats, {
      profile: DOG,
      bursts: [{ from: 15, to: 19 }],
    })
    const noise = [{ from: 15 * 500, to: 19 * 500 }]
    const jittered = beatSamples.map(
      (sample, beat) => sample + (beat > 22 && beat < 30 ? (beat % 3) * 60 : 0),
    )
    const { beats: labelled } = labelBeats(signal, jittered, { profile: DOG, gaps: [], noise })
    expect(labelled.filter((beat) => beat.label === 'V')).toEqual([])
  })
})
