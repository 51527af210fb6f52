export type VariedConstant = readonly [file: string, name: string, scale?: 'likeness']

/**
 * The thresholds that decide whether there is a beat, of which kind, with which waves, or a gap; each by its module. Of a likeness, whose
 * most is 1, the distance from 1 is varied.
 */
export const VARIED_CONSTANTS: readonly VariedConstant[] = [
  ['beats/pick-beats.ts', 'LEAST_OVER_FLOOR'],
  ['beats/pick-beats.ts', 'SEARCH_BACK_INTERVALS'],
  ['beats/pick-beats.ts', 'SEARCH_BACK_SHARE'],
  ['beats/pick-beats.ts', 'T_WAVE_SLOPE_SHARE'],
  ['beats/pick-beats.ts', 'MOST_RISE'],
  ['beats/drop-doubtful.ts', 'UNFAMILIAR', 'likeness'],
  ['beats/drop-doubtful.ts', 'LOW_SHARE'],
  ['beats/drop-doubtful.ts', 'REGULAR_SHARE'],
  ['beats/vote-of-leads.ts', 'CONVINCING_SHARE'],
  ['beats/place-on-r.ts', 'DOWNWARD_FACTOR'],
  ['shapes/group-shapes.ts', 'JOIN_CORRELATION', 'likeness'],
  ['shapes/decide-shape.ts', 'PREMATURE', 'likeness'],
  ['shapes/decide-shape.ts', 'WIDE'],
  ['shapes/decide-shape.ts', 'VERY_UNLIKE', 'likeness'],
  ['shapes/decide-shape.ts', 'IRREGULAR'],
  ['shapes/decide-shape.ts', 'NOISY'],
  ['shapes/decide-shape.ts', 'P_AT_PLACE', 'likeness'],
  ['shapes/decide-beat.ts', 'SINGLE_PREMATURE', 'likeness'],
  ['shapes/split-premature.ts', 'DISTINCT'],
  ['shapes/interpolated.ts', 'ON_TIME'],
  ['waves/p-repetition.ts', 'REPEATED_CORRELATION', 'likeness'],
  ['waves/p-repetition.ts', 'NOISE_FACTOR'],
  ['waves/p-repetition.ts', 'CALM_FACTOR'],
  ['waves/p-repetition.ts', 'LEAST_HEIGHT_MILLIVOLTS'],
  ['waves/qrs-bounds.ts', 'QUIET_SHARE'],
  ['waves/qrs-bounds.ts', 'CALM_FACTOR'],
  ['waves/qrs-bounds.ts', 'LEAST_ONSET_SHARE'],
  ['waves/p-and-t-bounds.ts', 'T_SMOOTHING'],
  ['waves/mains-of-lead.ts', 'LEAST_MILLIVOLTS'],
  ['gaps/hiding-gaps.ts', 'HIDING_SHARE'],
  ['gaps/constant-stretches.ts', 'SHORTEST_SECONDS'],
  ['gaps/repeated-stretches.ts', 'LEAST_BITS'],
]
