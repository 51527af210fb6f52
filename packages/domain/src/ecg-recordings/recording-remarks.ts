import type { ServiceId } from '../services/service-id.ts'
import { type PatientOnRecord, patientMismatch } from '../uploads/patients/patient-mismatch.ts'
import { leadsOfService } from './leads-of-service.ts'
import type { RecordingProblem, RecordingWarning } from './recording.ts'

/** A line that people read about a recording. `value` is the figure, name or place in question. */
export type RecordingRemark =
  | { remark: 'refused'; refusal: RecordingProblem['refusal']; value: string }
  | { remark: RecordingWarning['warning']; value: string }
  | {
      remark:
        | 'sameBytes'
        | 'otherPatient'
        | 'leadsLeft'
        | 'sendAs1L'
        | 'noBeats'
        | 'short'
        | 'invertedSuspected'
      value: string
    }

export type RemarkedRecording = {
  problem: RecordingProblem | null
  warnings: readonly RecordingWarning[]
  sameFiles: readonly string[]
  patientName: string
  leads: readonly { name: string; derived: boolean }[]
  durationSeconds: number | undefined
  /** Undefined while there is no analysis. */
  beatCount: number | undefined
  /** The height of the P wave in lead II, as far as it was measured. */
  pHeightMillivolts?: number | undefined
}

/** A shorter recording is imported, and its quality proposed as rejected. Handbook 7. */
const SHORT_SECONDS = 5
/** A P wave in lead II that points down by more than this is no noise: half of the lowest published height of a dog or cat. */
const DOWN_MILLIVOLTS = -0.05

/** Returns what a person must know of a recording before it is read: why it failed, or what may be wrong with it. Handbook 7. */
export function recordingRemarks(
  recording: RemarkedRecording,
  { service, pet }: { service: ServiceId; pet: PatientOnRecord | undefined },
): RecordingRemark[] {
  const { problem, warnings, sameFiles, patientName, durationSeconds, beatCount } = recording
  if (problem) return [{ remark: 'refused', refusal: problem.refusal, value: problem.field }]
  const other = pet && otherPatient(patientName, pet)
  return [
    ...(beatCount === 0 ? [line('noBeats')] : []),
    ...(durationSeconds !== undefined && durationSeconds < SHORT_SECONDS
      ? [line('short', durationSeconds.toFixed(1))]
      : []),
    ...(other ? [line('otherPatient', other)] : []),
    ...warnings.map(({ warning, value }) => ({ remark: warning, value })),
    ...suspectLead(recording),
    ...leadRemarks(recording, service),
    ...(sameFiles.length > 0 ? [line('sameBytes', sameFiles.join(', '))] : []),
  ]
}

type Plain = Exclude<
  RecordingRemark,
  { remark: 'refused' } | { remark: RecordingWarning['warning'] }
>

function line(remark: Plain['remark'], value = ''): RecordingRemark {
  return { remark, value }
}

function otherPatient(patientName: string, pet: PatientOnRecord): string | undefined {
  if (patientName.trim() === '') return undefined
  return patientMismatch({ patientName, patientId: null, studyDate: null }, pet)?.name
}

/** A P wave that points down in lead II is that of inverted or swapped leads, or of another origin of the beat. */
function suspectLead({ leads, pHeightMillivolts }: RemarkedRecording): RecordingRemark[] {
  const isMeasured = leads.some(({ name }) => name === 'II')
  const isDown = pHeightMillivolts !== undefined && pHeightMillivolts < DOWN_MILLIVOLTS
  return isMeasured && isDown ? [line('invertedSuspected', 'II')] : []
}

function leadRemarks({ leads }: RemarkedRecording, service: ServiceId): RecordingRemark[] {
  const names = leads.map(({ name }) => name)
  if (names.length === 0) return []
  const fitting = leadsOfService(service, names)
  if ('refusal' in fitting) return [line(fitting.refusal)]
  return fitting.left.length > 0 ? [line('leadsLeft', fitting.left.join(', '))] : []
}
