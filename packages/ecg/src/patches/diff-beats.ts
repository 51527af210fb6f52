import type { SourcedBeat } from '../beats/beat-records.ts'

/** The difference between two lists of beats. A moved beat is neither added nor removed. */
export type BeatDifference = {
  added: readonly SourcedBeat[]
  removed: readonly SourcedBeat[]
  moved: readonly { from: SourcedBeat; to: SourcedBeat }[]
  /** Beats at the same sample with another label, source or shape. */
  changed: readonly { from: SourcedBeat; to: SourcedBeat }[]
}

/**
 * Compares two ascending lists of beats. A beat that is gone while another one is new within `nearSamples` has been moved.
 */
export function diffBeats(
  before: readonly SourcedBeat[],
  after: readonly SourcedBeat[],
  nearSamples: number,
): BeatDifference {
  const earlier = new Map(before.map((beat) => [beat.sample, beat]))
  const later = new Map(after.map((beat) => [beat.sample, beat]))
  const gone = before.filter(({ sample }) => !later.has(sample))
  const fresh = after.filter(({ sample }) => !earlier.has(sample))
  const changed = after.flatMap((to) => {
    const from = earlier.get(to.sample)
    return from && !isSame(from, to) ? [{ from, to }] : []
  })
  return { changed, ...pairMoved(gone, fresh, nearSamples) }
}

function isSame(one: SourcedBeat, other: SourcedBeat): boolean {
  return one.label === other.label && one.source === other.source && one.shape === other.shape
}

/** Walks both ascending lists once and pairs the heads while they are near. */
function pairMoved(
  gone: readonly SourcedBeat[],
  fresh: readonly SourcedBeat[],
  nearSamples: number,
): Pick<BeatDifference, 'added' | 'removed' | 'moved'> {
  const added: SourcedBeat[] = []
  const removed: SourcedBeat[] = []
  const moved: { from: SourcedBeat; to: SourcedBeat }[] = []
  let place = 0
  for (const to of fresh) {
    let from = gone[place]
    while (from && from.sample < to.sample - nearSamples) {
      removed.push(from)
      place += 1
      from = gone[place]
    }
    if (from && from.sample <= to.sample + nearSamples) {
      moved.push({ from, to })
      place += 1
    } else added.push(to)
  }
  return { added, removed: [...removed, ...gone.slice(place)], moved }
}
