import { type BeatVectors, POINTS_PER_LEAD } from './beat-vectors.ts'
import { OUTLIER_SHAPE } from './shape.ts'
import {
  CORE_POINTS,
  type Comparable,
  comparable,
  coreOf,
  type Fit,
  fitAt,
  NO_FIT,
  templateFit,
} from './shape-fit.ts'

/** A beat joins the group that it correlates with by at least this. */
const JOIN_CORRELATION = 0.9
/** A beat that correlates with a group by this is not compared with the others. */
const CERTAIN_CORRELATION = 0.97
/** Two groups become one from this correlation of their mean beats on. */
const MERGE_CORRELATION = 0.93
/** Beats further apart in size are not alike. Respiration changes the height by up to half. */
const MOST_SIZE_RATIO = 2
/** A group's beat follows its members with this weight at least, so that a slow change of shape stays one group. */
const FOLLOW_WEIGHT = 1 / 24
/** The number of groups that are kept; beats beyond are outliers. */
const MOST_GROUPS = 24
/** A smaller group is no group; its beats are outliers. */
const FEWEST_BEATS = 3

export type ShapeGrouping = {
  /** Group of each beat: `OUTLIER_SHAPE`, or an index into `templates` plus 1, by falling count. */
  groupOf: Uint16Array
  /** Correlation of each beat with the beat its group had at that time; of outliers with the nearest group. */
  correlation: Float32Array
  /** Lag in steps by which each beat fits its group. */
  lag: Int8Array
  counts: number[]
  /** Mean beat of each group, all points, lead after lead, in mV. */
  templates: Float32Array[]
}

type Group = {
  beat: Float32Array
  core: Float32Array
  size: number
  count: number
  lastBeat: number
}
type Grouping = {
  vectors: BeatVectors
  groups: Group[]
  /** Index into `groups`, -1 for none. */
  groupOf: Int32Array
  correlation: Float32Array
  lag: Int8Array
  /** Buffer for the comparison of a beat. */
  sizes?: Float64Array
}

/**
 * Groups alike beats: forwards in time each beat joins the best group or opens one; groups that turn out alike are merged; then
 * backwards beats without a group get a second chance. A group's beat follows slow changes in both directions.
 */
export function groupVectors(vectors: BeatVectors): ShapeGrouping {
  const { count } = vectors
  const grouping: Grouping = {
    vectors,
    groups: [],
    groupOf: new Int32Array(count).fill(-1),
    correlation: new Float32Array(count),
    lag: new Int8Array(count),
  }
  for (let beat = 0; beat < count; beat += 1) {
    if (vectors.isWhole[beat] === 1) joinOrOpen(grouping, beat)
  }
  mergeGroups(grouping)
  for (let beat = count - 1; beat >= 0; beat -= 1) {
    if (vectors.isWhole[beat] === 1) reconsider(grouping, beat)
  }
  return gather(grouping)
}

function joinOrOpen(grouping: Grouping, beat: number): void {
  const best = bestGroup(grouping, beat, 1)
  if (best.group !== undefined) assign(grouping, beat, best.group, best.fit)
  else assign(grouping, beat, openGroup(grouping, beat), { correlation: 1, lag: 0, sizeRatio: 1 })
}

/** Measures a beat of a group again, while the group's beat goes back in time; offers a beat of a tiny group the others. */
function reconsider(grouping: Grouping, beat: number): void {
  const { groups, groupOf } = grouping
  const current = groups[groupOf[beat] ?? -1]
  const isSettled = current !== undefined && current.count >= FEWEST_BEATS
  const best = isSettled
    ? {
        group: groupOf[beat],
        fit: fitAt(comparableBeat(grouping, beat), current.core, current.size),
      }
    : bestGroup(grouping, beat, FEWEST_BEATS)
  if (best.group === undefined) {
    grouping.correlation[beat] = best.fit.correlation
    grouping.lag[beat] = best.fit.lag
    return
  }
  assign(grouping, beat, best.group, best.fit)
  if (current) current.count -= 1
}

function assign(grouping: Grouping, beat: number, index: number, fit: Fit): void {
  const group = grouping.groups[index]
  if (!group) return
  grouping.groupOf[beat] = index
  grouping.correlation[beat] = fit.correlation
  grouping.lag[beat] = fit.lag
  group.count += 1
  group.lastBeat = beat
  const weight = Math.max(1 / group.count, FOLLOW_WEIGHT)
  addAligned(grouping, beat, group.beat, { keep: 1 - weight, weight })
  group.size = coreOf(group.beat, grouping.vectors.leadCount, group.core)
}

/** Moves a mean towards a beat, read at its lag: point by point `keep` of the mean and `weight` of the beat. */
export function addAligned(
  { vectors, lag }: Pick<Grouping, 'vectors' | 'lag'>,
  beat: number,
  mean: Float32Array,
  { keep, weight }: { keep: number; weight: number },
): void {
  const shift = lag[beat] as number
  const { points, leadCount } = vectors
  for (let lead = 0; lead < leadCount; lead += 1) {
    const from = (beat * leadCount + lead) * POINTS_PER_LEAD
    const to = lead * POINTS_PER_LEAD
    for (let point = 0; point < POINTS_PER_LEAD; point += 1) {
      // Beyond the ends of a beat its last point is repeated.
      const place = point + shift
      const shifted = place < 0 ? 0 : place < POINTS_PER_LEAD ? place : POINTS_PER_LEAD - 1
      mean[to + point] =
        keep * (mean[to + point] as number) + weight * (points[from + shifted] as number)
    }
  }
}

/** Opens a group for a beat, at the place of the least used one when there are too many, and returns its index. */
function openGroup({ vectors, groups, groupOf }: Grouping, beat: number): number {
  const length = vectors.leadCount * POINTS_PER_LEAD
  const points = vectors.points.slice(beat * length, (beat + 1) * length)
  const core = new Float32Array(vectors.leadCount * CORE_POINTS)
  const size = coreOf(points, vectors.leadCount, core)
  const group: Group = { beat: points, core, size, count: 0, lastBeat: beat }
  if (groups.length < MOST_GROUPS) return groups.push(group) - 1
  const index = leastUsed(groups)
  for (let other = 0; other < beat; other += 1) if (groupOf[other] === index) groupOf[other] = -1
  groups[index] = group
  return index
}

/** Returns the smallest group, of equals the one not seen for longest. */
function leastUsed(groups: readonly Group[]): number {
  let least = 0
  groups.forEach((group, index) => {
    const other = groups[least]
    if (!other) return
    if (group.count < other.count) least = index
    else if (group.count === other.count && group.lastBeat < other.lastBeat) least = index
  })
  return least
}

/** Returns the fit of the nearest group, and its index if the beat may join it. */
function bestGroup(
  grouping: Grouping,
  beat: number,
  fewestBeats: number,
): { group: number | undefined; fit: Fit } {
  let group: number | undefined
  let best = NO_FIT
  const compared = comparableBeat(grouping, beat)
  for (let index = 0; index < grouping.groups.length; index += 1) {
    const candidate = grouping.groups[index]
    if (!candidate || candidate.count < fewestBeats) continue
    const fit = fitAt(compared, candidate.core, candidate.size)
    if (fit.correlation <= best.correlation) continue
    best = fit
    group = isAlike(fit, JOIN_CORRELATION) ? index : undefined
    if (group !== undefined && fit.correlation >= CERTAIN_CORRELATION) break
  }
  return { group, fit: best }
}

function isAlike({ correlation, sizeRatio }: Fit, fewest: number): boolean {
  const ratio = sizeRatio < 1 ? 1 / sizeRatio : sizeRatio
  return correlation >= fewest && ratio <= MOST_SIZE_RATIO
}

function comparableBeat({ vectors, sizes }: Grouping, beat: number): Comparable {
  const { points, leadCount } = vectors
  return comparable(points, beat * leadCount * POINTS_PER_LEAD, leadCount, sizes)
}

/** Merges groups whose beats are alike, the smaller into the larger. */
function mergeGroups({ vectors, groups, groupOf }: Grouping): void {
  const order = groups.map((_, index) => index)
  order.sort((a, b) => (groups[b]?.count ?? 0) - (groups[a]?.count ?? 0) || a - b)
  const target = new Map<number, number>()
  const kept: number[] = []
  for (const small of order) {
    const from = groups[small]
    const large = kept.find((index) => {
      const into = groups[index]
      if (!from || !into) return false
      return isAlike(templateFit(from.beat, into.beat, vectors.leadCount), MERGE_CORRELATION)
    })
    const into = large === undefined ? undefined : groups[large]
    if (large === undefined || !into || !from) kept.push(small)
    else {
      target.set(small, large)
      into.count += from.count
      from.count = 0
    }
  }
  groupOf.forEach((group, beat) => {
    groupOf[beat] = target.get(group) ?? group
  })
}

/** Orders the groups by count, turns the tiny ones into outliers and computes the mean beats. */
function gather(grouping: Grouping): ShapeGrouping {
  const { vectors, groups, correlation, lag } = grouping
  const counts = groups.map(() => 0)
  for (const group of grouping.groupOf) if (group >= 0) counts[group] = (counts[group] ?? 0) + 1
  const order = counts
    .map((_, index) => index)
    .filter((index) => (counts[index] ?? 0) >= FEWEST_BEATS)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
  const idOf = new Map(order.map((group, place) => [group, place + 1]))
  const groupOf = Uint16Array.from(grouping.groupOf, (group) => idOf.get(group) ?? OUTLIER_SHAPE)
  const templates = order.map(() => new Float32Array(vectors.leadCount * POINTS_PER_LEAD))
  groupOf.forEach((id, beat) => {
    const template = templates[id - 1]
    if (!template) return
    addAligned(grouping, beat, template, {
      keep: 1,
      weight: 1 / (counts[order[id - 1] ?? 0] ?? 1),
    })
  })
  return {
    groupOf,
    correlation,
    lag,
    counts: order.map((group) => counts[group] ?? 0),
    templates,
  }
}
