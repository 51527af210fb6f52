import { expect, test } from 'vitest'
import { EcgReview } from './ecg-review.ts'
import { ectopicRanges } from './ectopic-ranges.ts'
import { proposeReview } from './propose-review.ts'
import { dogAnimal, measuredDog } from './testing/measured-dog.ts'

test('CALL-34 a proposal fills the review with automatic values and is a valid document', () => {
  const { review } = proposeReview(measuredDog(), dogAnimal())
  expect(EcgReview.parse(review)).toEqual(review)
  expect(review.heart_rate).toEqual({ rrRate: 112, min: 90, max: 140, counted: 110 })
  expect(review.rhythm).toEqual({ sinus: 'yes', regularity: 'regular' })
  expect(review.p_qrs.consistently_related).toBe('yes')
  expect(review.pr.duration).toBe(0.1)
  expect(review.p_wave.morphology).toEqual(['normal'])
  expect(review.qrs.morphology).toEqual(['normal'])
  expect(review.ectopic).toMatchObject({ has_vpc: false, has_pac: false, has_packet_loss: false })
  expect(review.sources['heart_rate.rrRate']).toEqual({ by: 'auto', auto: 112 })
  expect(Object.values(review.sources).every(({ by }) => by === 'auto')).toBe(true)
  expect(review.diagnosis_list).toEqual([])
})

test('an axis is proposed for six leads only', () => {
  expect(proposeReview(measuredDog(), dogAnimal()).review.axis).toBeNull()
  expect(proposeReview(measuredDog(), dogAnimal({ service: 'ecg6l' })).review.axis).toBe(60)
})

test('words that need a reference are not proposed for a species without one', () => {
  const values = { ...measuredDog().values, rHeightMillivolts: { ...known(4), count: 20 } }
  const dog = proposeReview({ ...measuredDog(), values }, dogAnimal()).review
  const parrot = proposeReview(
    { ...measuredDog(), values },
    dogAnimal({ species: 'parrot' }),
  ).review
  expect(dog.qrs.morphology).toEqual(['tall and upright'])
  expect(parrot.qrs.morphology).toEqual([])
  expect(parrot.p_wave.morphology).toEqual([])
  expect(parrot.qrs.r_height).toBe(4)
})

test('without P waves the P is indiscernible, and its absence is the evidence', () => {
  const { rhythm } = measuredDog()
  const p = { judged: 40, share: 0.1 }
  const measured = { ...measuredDog(), rhythm: { ...rhythm, p, pForEveryQrs: 'no' as const } }
  const { review, evidence } = proposeReview(measured, dogAnimal())
  expect(review.p_wave.morphology).toEqual(['indiscernible'])
  expect(evidence).toContainEqual({
    field: 'p_qrs.p_for_every_qrs',
    text: { key: 'pWavesFound', figures: p },
    places: [],
  })
})

test.each([
  ['V', 'vpcWithoutP'],
  ['E', 'escapeWithoutP'],
])('a beat labelled %s has no P before it, so not every QRS has one', (label, key) => {
  const beats = measuredDog().beats.map((beat, index) => (index === 6 ? { ...beat, label } : beat))
  const { review, evidence } = proposeReview({ ...measuredDog(), beats }, dogAnimal())
  expect(review.p_qrs).toEqual({
    p_for_every_qrs: 'no',
    qrs_for_every_p: 'yes',
    consistently_related: 'yes',
  })
  expect(review.rhythm.sinus).toBe('yes')
  const place = { recording: 'r1', from_sample: 6 * 268, to_sample: 6 * 268 }
  expect(evidence).toContainEqual({
    field: 'p_qrs.p_for_every_qrs',
    text: { key, figures: { count: 1 } },
    places: [place],
  })
})

test('an atrial premature beat has a P of its own', () => {
  const beats = measuredDog().beats.map((beat, index) =>
    index === 6 ? { ...beat, label: 'A' } : beat,
  )
  expect(proposeReview({ ...measuredDog(), beats }, dogAnimal()).review.p_qrs).toMatchObject({
    p_for_every_qrs: 'yes',
  })
})

test('a value beyond its reference says so with the limit, and places are samples of the recording', () => {
  const values = { ...measuredDog().values, prSeconds: known(0.16) }
  const { evidence } = proposeReview({ ...measuredDog(), values }, dogAnimal())
  expect(evidence).toContainEqual({
    field: 'pr.duration',
    text: { key: 'aboveReference', figures: { value: 0.16, limit: 0.13 } },
    places: [],
  })
  expect(evidence.find(({ field }) => field === 'heart_rate.max')?.places).toEqual([
    { recording: 'r1', from_sample: 1000, to_sample: 1800 },
  ])
})

test('an impossible measurement is no proposal', () => {
  const values = { ...measuredDog().values, prSeconds: known(1.2), qtSeconds: known(Number.NaN) }
  const { review } = proposeReview({ ...measuredDog(), values }, dogAnimal())
  expect(review.pr.duration).toBeNull()
  expect(review.t_wave.qt).toBeNull()
  expect(review.sources['pr.duration']).toBeUndefined()
})

test('a recording without beats proposes its lost signal and nothing else', () => {
  const { rhythm } = measuredDog()
  const none = { ...measuredDog(), beats: [], values: {}, gaps: [{ from: 0, to: 500 }] }
  const { review } = proposeReview({ ...none, rhythm: { ...rhythm, rates: {} } }, dogAnimal())
  expect(review.ectopic.has_packet_loss).toBe(true)
  expect(review.ectopic.has_vpc).toBeNull()
  expect(review.rhythm.sinus).toBeNull()
})

test('beats of one kind in a row are one range, and lost signal is one by itself', () => {
  const beats = ['N', 'V', 'V', 'X', 'V', 'A', 'N'].map((label, index) => ({
    sample: 100 * (index + 1),
    label,
  }))
  const ranges = ectopicRanges({ ...measuredDog(), beats, gaps: [{ from: 800, to: 900 }] })
  expect(ranges).toEqual([
    { kind: 'vpc', recording: 'r1', from_sample: 200, to_sample: 500, count: 3 },
    { kind: 'pac', recording: 'r1', from_sample: 600, to_sample: 600, count: 1 },
    { kind: 'packet_loss', recording: 'r1', from_sample: 800, to_sample: 900, count: 0 },
  ])
})

test('a day with thousands of ectopic beats fits into the document and none is left out', () => {
  const beats = Array.from({ length: 6000 }, (_, index) => ({
    sample: 300 * index + (index % 7) * 40,
    label: index % 2 === 0 ? 'V' : 'N',
  }))
  const ranges = ectopicRanges({ ...measuredDog(), beats, gaps: [] })
  expect(ranges).toHaveLength(500)
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
})

function known(value: number) {
  return { value, uncertainty: 0.001, resolution: 0.002, count: 20 }
}
