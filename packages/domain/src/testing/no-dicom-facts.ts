import type { DicomFacts } from '../uploads/file-facts.ts'

/** Of a file with none of the tags. */
export const NO_DICOM_FACTS: DicomFacts = {
  modality: null,
  sopClassUid: null,
  studyInstanceUid: null,
  seriesInstanceUid: null,
  studyDate: null,
  patientName: null,
  patientId: null,
  view: null,
  bodyPart: null,
  seriesDescription: null,
  frames: 1,
  widthPixels: null,
  heightPixels: null,
  pixelSpacingMm: null,
  frameTimeMs: null,
  transferSyntaxUid: null,
}
