import { timeBand } from '@systole/domain/cases/deadline'
import type { Tone } from '../../theme/tones.ts'

export type TimeLook = { tone: Tone; solid: boolean; clock: 'none' | 'clock' | 'alert' } | 'plain'

const LOOKS: Record<ReturnType<typeof timeBand>, TimeLook> = {
  over90: 'plain',
  '30to90': { tone: 'neutral', solid: false, clock: 'none' },
  '10to30': { tone: 'warn', solid: false, clock: 'clock' },
  '5to10': { tone: 'orange', solid: false, clock: 'clock' },
  under5: { tone: 'danger', solid: false, clock: 'alert' },
  timeout: { tone: 'danger', solid: true, clock: 'alert' },
}

/** Returns the urgency of the remaining time, by the product's own bands (experience 2.2). */
export function timeLook(minutesLeft: number): TimeLook {
  return LOOKS[timeBand(minutesLeft)]
}
