import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import type { DrawnAt } from '../../ecg-trace/ecg-view.ts'

/** Returns the scale of the recorder's print as far as the paper has it. */
export function drawnAtOf(
  printed: {
    millimetresPerMillivolt?: number | null | undefined
    millimetresPerSecond?: number | null | undefined
  } | null,
): DrawnAt {
  return {
    gain: PAPER_GAINS.find((gain) => gain === printed?.millimetresPerMillivolt),
    speed: PAPER_SPEEDS.find((speed) => speed === printed?.millimetresPerSecond),
  }
}
