/** What a DICOM file says of itself, from its tags. Nothing is guessed: a tag that is not there is null. */
export type DicomFacts = {
  /** (0008,0060), such as `DX`, `CR`, `US`, `ECG`. */
  modality: string | null
  /** (0008,0016). */
  sopClassUid: string | null
  studyInstanceUid: string | null
  seriesInstanceUid: string | null
  /** `YYYY-MM-DD`. */
  studyDate: string | null
  /** As written by the device, `^` between the parts. */
  patientName: string | null
  patientId: string | null
  /** The view position and laterality, such as `LL`, `VD`, `DV`. */
  view: string | null
  /** (0018,0015), such as `THORAX`, `CHEST`, `ABDOMEN`. */
  bodyPart: string | null
  seriesDescription: string | null
  frames: number
  /** Of one frame. Null where the file is not a picture. */
  widthPixels: number | null
  heightPixels: number | null
  /** Distance between the centres of neighbouring rows and columns. Null where the device tells none. */
  pixelSpacingMm: { row: number; column: number } | null
  frameTimeMs: number | null
  transferSyntaxUid: string | null
}

/** What a video or sound says of itself. */
export type MediaFacts = {
  durationSeconds: number | null
  widthPixels: number | null
  heightPixels: number | null
  framesPerSecond: number | null
  videoCodec: string | null
  audioCodec: string | null
}

export type PictureFacts = { widthPixels: number; heightPixels: number }

export type DocumentFacts = {
  pages: number | null
  isEncrypted: boolean
  hasActiveContent: boolean
}

/** What was read from a file's content after it arrived. Each part is there where the format has it. */
export type FileFacts = {
  dicom?: DicomFacts
  media?: MediaFacts
  picture?: PictureFacts
  document?: DocumentFacts
  /** ECG samples: JSON or a DICOM waveform. */
  ecg?: { leads: string[]; samplesPerSecond: number; durationSeconds: number }
}

/** Waiting until a job looked; unreadable files stay as they are, downloadable, and say so. */
export const FACTS_STATES = ['waiting', 'read', 'unreadable'] as const
export type FactsState = (typeof FACTS_STATES)[number]
