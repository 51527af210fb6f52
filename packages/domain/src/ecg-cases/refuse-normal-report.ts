import type { FileQuality } from '../uploads/file-quality.ts'

/** The labels of beats with which a report is not normal. */
export const ABNORMAL_LABELS = ['V', 'A', 'E', 'F', 'P', 'Q'] as const
export type AbnormalLabel = (typeof ABNORMAL_LABELS)[number]

/** The facts of a recording on which a normal report depends. */
export type NormalReportFacts = {
  /** The switch of the service and of the hospital; off until a veterinarian in charge turns it on. SPEC E8. */
  isEnabled: boolean
  quality: FileQuality | undefined
  species: string
  labels: Readonly<Partial<Record<AbnormalLabel, number>>>
  undecidedBeats: number
  /** Shares of the recording. */
  lostShare: number
  noiseShare: number
  sinus: 'yes' | 'no' | 'undetermined'
  isSinusArrhythmia: boolean
  values: readonly { field: string; verdict: 'within' | 'outside' | 'noReference' }[]
  isFibrillationSuspected: boolean
  isBlockSuspected: boolean
  durationSeconds: number
  /** Fainting or collapse in the history. */
  hasFainted: boolean
}

export type NormalReportRefusal =
  | { reason: 'off' | 'notSinus' | 'arrhythmia' | 'fibrillation' | 'block' | 'fainted' }
  | { reason: 'quality'; quality: FileQuality | undefined }
  | { reason: 'beats'; label: AbnormalLabel; count: number }
  | { reason: 'undecided'; count: number }
  | { reason: 'lost' | 'noise'; share: number }
  | { reason: 'outside' | 'noReference'; fields: readonly string[] }
  | { reason: 'tooLong'; seconds: number }

const MOST_LOST_SHARE = 0.05
const MOST_NOISE_SHARE = 0.1
const MOST_SECONDS = 5 * 60
/** Respiratory sinus arrhythmia is usual in this species alone. */
const ARRHYTHMIA_USUAL_IN = 'dog'

/** Returns every reason against a normal report; empty if it may be signed. Handbook 5.1, SPEC E8. */
export function refuseNormalReport(facts: NormalReportFacts): NormalReportRefusal[] {
  return [...refuseBeats(facts), ...refuseRecording(facts), ...refuseRhythm(facts)].concat(
    facts.hasFainted ? [{ reason: 'fainted' }] : [],
    facts.isEnabled ? [] : [{ reason: 'off' }],
  )
}

function refuseBeats({ labels, undecidedBeats }: NormalReportFacts): NormalReportRefusal[] {
  const found = ABNORMAL_LABELS.flatMap((label) => {
    const count = labels[label] ?? 0
    return count > 0 ? [{ reason: 'beats' as const, label, count }] : []
  })
  return undecidedBeats > 0 ? [...found, { reason: 'undecided', count: undecidedBeats }] : found
}

function refuseRecording(facts: NormalReportFacts): NormalReportRefusal[] {
  const { quality, lostShare, noiseShare, durationSeconds } = facts
  const refusals: NormalReportRefusal[] = []
  if (quality !== 'acceptable') refusals.push({ reason: 'quality', quality })
  if (lostShare > MOST_LOST_SHARE) refusals.push({ reason: 'lost', share: lostShare })
  if (noiseShare > MOST_NOISE_SHARE) refusals.push({ reason: 'noise', share: noiseShare })
  if (durationSeconds > MOST_SECONDS) refusals.push({ reason: 'tooLong', seconds: durationSeconds })
  return refusals
}

function refuseRhythm(facts: NormalReportFacts): NormalReportRefusal[] {
  const fieldsWith = (verdict: 'outside' | 'noReference') =>
    facts.values.flatMap((value) => (value.verdict === verdict ? [value.field] : []))
  const refusals: NormalReportRefusal[] = []
  if (facts.sinus !== 'yes') refusals.push({ reason: 'notSinus' })
  if (facts.isSinusArrhythmia && facts.species !== ARRHYTHMIA_USUAL_IN)
    refusals.push({ reason: 'arrhythmia' })
  if (facts.isFibrillationSuspected) refusals.push({ reason: 'fibrillation' })
  if (facts.isBlockSuspected) refusals.push({ reason: 'block' })
  for (const reason of ['outside', 'noReference'] as const) {
    const fields = fieldsWith(reason)
    if (fields.length > 0) refusals.push({ reason, fields })
  }
  return refusals
}
