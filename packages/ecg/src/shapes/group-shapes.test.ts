import { expect, test } from 'vitest'
import { type BeatVectors, POINTS_BEFORE, POINTS_PER_LEAD } from './beat-vectors.ts'
import { groupVectors } from './group-shapes.ts'
import { randomFrom } from './testing/synthetic-ecg.ts'

/** Height in mV at a step from the beat's sample. */
type Curve = (step: number) => number
const bump =
  (centre: number, width: number, height = 1): Curve =>
  (step) =>
    height * Math.exp(-0.5 * ((step - centre) / width) ** 2)
const narrow = bump(0, 1.5)
const broad: Curve = (step) => bump(-2, 5)(step) + bump(9, 4, -0.7)(step)

/** Beats as their curves: in each beat one curve a lead. */
function vectorsOf(beats: readonly (readonly Curve[])[]): BeatVectors {
  const leadCount = beats[0]?.length ?? 1
  return {
    count: beats.length,
    leadCount,
    stepSeconds: 0.005,
    points: Float32Array.from(
      beats.flatMap((leads) =>
        leads.flatMap((curve) =>
          Array.from({ length: POINTS_PER_LEAD }, (_, point) => curve(point - POINTS_BEFORE)),
        ),
      ),
    ),
    isWhole: new Uint8Array(beats.length).fill(1),
  }
}
const groupsOf = (beats: readonly (readonly Curve[])[]) => [
  ...groupVectors(vectorsOf(beats)).groupOf,
]
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place))

test('two shapes in turn are two groups, the more frequent first', () => {
  const beats = times(11, (place) => [place % 2 === 0 ? narrow : broad])
  expect(groupsOf(beats)).toEqual(times(11, (place) => (place % 2 === 0 ? 1 : 2)))
})

test('a shape that changes slowly into its opposite stays one group', () => {
  const stages: Curve[] = [
    narrow,
    broad,
    (step) => bump(-3, 2)(step) - bump(3, 2)(step),
    bump(0, 2, -1),
  ]
  const beats = times(1500, (place) => {
    const stage = Math.min(2, Math.floor(place / 500))
    const share = place / 500 - stage
    const [from = narrow, to = narrow] = stages.slice(stage, stage + 2)
    return [(step: number) => (1 - share) * from(step) + share * to(step)]
  })
  expect(new Set(groupsOf(beats))).toEqual(new Set([1]))
})

test('two shapes that become alike are one group', () => {
  const beats = times(200, (place) => {
    const size = Math.max(0.25, 1 - place / 100) * (place % 2 === 0 ? 0.6 : -0.6)
    return [(step: number) => narrow(step) + size * bump(5, 2)(step)]
  })
  expect(new Set(groupsOf(beats))).toEqual(new Set([1]))
})

test('beats placed early or late on the same shape are one group', () => {
  expect(groupsOf(times(12, (place) => [bump((place % 5) * 2 - 4, 2)]))).toEqual(times(12, () => 1))
})

test('a shape three times as high is another, one half as high again is not', () => {
  const heights = [1, 1, 1, 1.5, 1.5, 1.5, 4, 4, 4]
  const beats = heights.map((height) => [bump(0, 2, height)])
  expect(groupsOf(beats)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2])
})

test('shapes that differ in the second lead only are two groups', () => {
  const beats = times(8, (place) => [narrow, place < 4 ? narrow : bump(0, 2, -1)])
  expect(groupsOf(beats)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
})

test('a beat like no other and a beat that is mostly lost are outliers', () => {
  const vectors = vectorsOf([...times(5, () => [narrow]), [broad], [narrow]])
  vectors.isWhole[6] = 0
  expect([...groupVectors(vectors).groupOf]).toEqual([1, 1, 1, 1, 1, 0, 0])
})

test('noise opens no end of groups', () => {
  const random = randomFrom(11)
  const noise = times(60, () => {
    const values = times(POINTS_PER_LEAD, () => random() - 0.5)
    const curve: Curve = (step) => values[step + POINTS_BEFORE] ?? 0
    return [[curve], [curve], [curve]]
  }).flat()
  const { groupOf, templates } = groupVectors(vectorsOf([...times(50, () => [narrow]), ...noise]))
  expect([...groupOf.slice(0, 50)]).toEqual(times(50, () => 1))
  expect(templates.length).toBeLessThanOrEqual(24)
})

test('a shape that was crowded out by noise is found again for its first beats', () => {
  const random = randomFrom(13)
  const noise = times(100, () => {
    const values = times(POINTS_PER_LEAD, () => random() - 0.5)
    return [(step: number) => values[step + POINTS_BEFORE] ?? 0]
  })
  const beats = [...times(50, () => [narrow]), [broad], ...noise, ...times(5, () => [broad])]
  expect(groupsOf(beats)[50]).toBe(2)
})
