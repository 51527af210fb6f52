import type { DicomdirFile } from '@systole/dicom/read-dicomdir'
import { type DicomFacts, NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'

/** Completes the facts of a file by those in the DICOMDIR of its disc: patient, study and series. */
export function withDiscFacts(
  own: DicomFacts | undefined,
  listed: DicomdirFile | undefined,
): DicomFacts | undefined {
  if (!listed) return own
  const facts = own ?? NO_DICOM_FACTS
  return {
    ...facts,
    modality: facts.modality ?? listed.modality,
    patientName: facts.patientName ?? listed.patientName,
    patientId: facts.patientId ?? listed.patientId,
    studyDate: facts.studyDate ?? listed.studyDate,
    seriesDescription:
      facts.seriesDescription ?? listed.seriesDescription ?? listed.studyDescription,
  }
}
