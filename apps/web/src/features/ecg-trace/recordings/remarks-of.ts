import {
  type RecordingRemark,
  recordingRemarks,
} from '@systole/domain/ecg-recordings/recording-remarks'
import type { ServiceId } from '@systole/domain/services/service-id'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import type { Recording } from './recordings.queries.ts'

type Around = {
  service?: ServiceId | undefined
  pet?: PatientOnRecord | undefined
  /** The height of the P wave in lead II by the analysis. */
  pHeightMillivolts?: number | undefined
}

/** Returns what a person must know of a recording of the server. */
export function remarksOf(
  recording: Recording,
  { service = 'econsult', pet, pHeightMillivolts }: Around = {},
): RecordingRemark[] {
  const { problem, warnings, same_files, patient_name, leads, fs, samples } = recording
  const isAnalysed = recording.analysis !== null && recording.analysis.problem === null
  return recordingRemarks(
    {
      ...{ problem, warnings, leads, pHeightMillivolts },
      sameFiles: same_files,
      patientName: patient_name,
      durationSeconds: fs && samples ? samples / fs : undefined,
      beatCount: isAnalysed ? recording.beats?.count : undefined,
    },
    { service, pet },
  )
}
