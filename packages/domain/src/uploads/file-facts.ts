import { z } from 'zod'
import { PixelSpacing } from '../measurements/measurement.ts'
import { DocumentPatient } from './document-patient.ts'

const Text = z.string().nullable()
const Amount = z.number().nullable()

/** What a DICOM file says of itself, from its tags. Nothing is guessed: a tag that is not there is null. */
export const DicomFacts = z.object({
  /** (0008,0060), such as `DX`, `CR`, `US`, `ECG`. */
  modality: Text,
  /** (0008,0016). */
  sopClassUid: Text,
  studyInstanceUid: Text,
  seriesInstanceUid: Text,
  /** `YYYY-MM-DD`. */
  studyDate: Text,
  /** As written by the device, `^` between the parts. */
  patientName: Text,
  patientId: Text,
  /** The view position and laterality, such as `LL`, `VD`, `DV`. */
  view: Text,
  /** (0018,0015), such as `THORAX`, `CHEST`, `ABDOMEN`. */
  bodyPart: Text,
  seriesDescription: Text,
  frames: z.number(),
  /** Of one frame. Null where the file is not a picture. */
  widthPixels: Amount,
  heightPixels: Amount,
  /** Null where the device tells none. */
  pixelSpacingMm: PixelSpacing,
  frameTimeMs: Amount,
  transferSyntaxUid: Text,
})
export type DicomFacts = z.infer<typeof DicomFacts>

/** Of a file that says nothing. */
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

/** What a video or sound says of itself. */
export const MediaFacts = z.object({
  durationSeconds: Amount,
  widthPixels: Amount,
  heightPixels: Amount,
  /** On the whole. */
  framesPerSecond: Amount,
  /** Of a clip whose frames stand unequally long: each for one or some of these. */
  finestFramesPerSecond: z.number().optional(),
  videoCodec: Text,
  audioCodec: Text,
})
export type MediaFacts = z.infer<typeof MediaFacts>

export const PictureFacts = z.object({ widthPixels: z.number(), heightPixels: z.number() })
export type PictureFacts = z.infer<typeof PictureFacts>

export const DocumentFacts = z.object({
  pages: Amount,
  isEncrypted: z.boolean(),
  hasActiveContent: z.boolean(),
  /** Read from the text of the first pages; absent where nothing was looked for. */
  patient: DocumentPatient.optional(),
})
export type DocumentFacts = z.infer<typeof DocumentFacts>

/** ECG samples: JSON or a DICOM waveform. */
export const EcgFacts = z.object({
  leads: z.array(z.string()),
  samplesPerSecond: z.number(),
  durationSeconds: z.number(),
})
export type EcgFacts = z.infer<typeof EcgFacts>

/** What was read from a file's content after it arrived. Each part is there where the format has it. */
export const FileFacts = z.object({
  dicom: DicomFacts.optional(),
  media: MediaFacts.optional(),
  picture: PictureFacts.optional(),
  document: DocumentFacts.optional(),
  ecg: EcgFacts.optional(),
})
export type FileFacts = z.infer<typeof FileFacts>

/** Waiting until a job looked; unreadable files stay as they are, downloadable, and say so. */
export const FactsState = z.enum(['waiting', 'read', 'unreadable'])
export type FactsState = z.infer<typeof FactsState>
