import type { queryRecordingQuality as contract } from '@systole/contract/ecg/recording-quality'
import {
  adviceFor,
  type ScoreSummary,
  summariseScores,
} from '@systole/domain/ecg-recordings/recording-score'
import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { chosenHospital } from '../../hospitals/chosen-hospital.ts'
import { presentScored } from './present-scored.ts'
import { recordingsToScore } from './recording-quality-store.ts'
import { scoreRecording } from './score-recording.ts'

/** The days that count as now, and those before them that they are compared with. */
const PERIOD_DAYS = 90
const MONTHS = 12
const MOST_LISTED = 60

/** Returns how the ECG recordings of a hospital score, month by month, and what would make them better. */
export async function queryRecordingQuality(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const hospital = await chosenHospital(db, scope, input.hospital_id)
  const now = clock.now()
  const months = monthsUntil(now)
  const since = new Date(`${months[0]}-01T00:00:00Z`)
  const rows = await recordingsToScore(db, { hospitalId: hospital.hospitalId, since })
  const scored = rows.map((row) => ({ row, score: scoreRecording(row) }))
  const scores = scored.map(({ score }) => score)
  const within = (from: number, to: number) =>
    scores.filter(({ at }) => {
      const age = now.getTime() - at.getTime()
      return age >= from * DAY && age < to * DAY
    })
  const recent = within(0, PERIOD_DAYS)
  return {
    hospital: hospital.name,
    days: PERIOD_DAYS,
    now: present(summariseScores(recent)),
    before: present(summariseScores(within(PERIOD_DAYS, 2 * PERIOD_DAYS))),
    months: months.map((month) => ({
      month,
      ...present(summariseScores(scores.filter(({ at }) => monthOf(at) === month))),
    })),
    advice: adviceFor(recent),
    recordings: scored.slice(0, MOST_LISTED).map(({ row, score }) => presentScored(row, score)),
  }
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/** Returns this month and those before it, the oldest first. */
function monthsUntil(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, place) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - place), 1))),
  )
}

function present({ recordings, unreadable, qualities, shares }: ScoreSummary) {
  return {
    ...{ recordings, unreadable },
    acceptable: qualities.acceptable,
    marginal: qualities['marginally acceptable'],
    rejected: qualities.rejected,
    not_judged: qualities.notJudged,
    shares: shares ?? null,
  }
}
