import { z } from 'zod'
import { PixelSpacing } from '../measurements/measurement.ts'
import { DocumentPatient } from './patients/document-patient.ts'

const Text = z.string().nullable()
const Amount = z.number().nullable()

/** The facts from the tags of a DICOM file. Missing tags are `null`, never guessed. */
export const DicomFacts = z.object({
  /** (0008,0060), such as `DX`, `CR`, `US`, `ECG`. */
  modality: Text,
  /** (0008,0016). */
  sopClassUid: Text,
  studyInstanceUid: Text,
  seriesInstanceUid: Text,
  /** `YYYY-MM-DD`. */
  studyDate: Text,
  /** The patient's name as written by the device, with `^` between the parts. */
  patientName: Text,
  patientId: Text,
  /** The view position and laterality, such as `LL`, `VD`, `DV`. */
  view: Text,
  /** (0018,0015), such as `THORAX`, `CHEST`, `ABDOMEN`. */
  bodyPart: Text,
  seriesDescription: Text,
  frames: z.number(),
  /** The size of one frame; `null` if the file is not a picture. */
  widthPixels: Amount,
  heightPixels: Amount,
  /** The pixel spacing; `null` if the device writes none. */
  pixelSpacingMm: PixelSpacing,
  frameTimeMs: Amount,
  transferSyntaxUid: Text,
})
export type DicomFacts = z.infer<typeof DicomFacts>

/** The facts of a file without any tags. */
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

/** The facts of a video or sound. */
export const MediaFacts = z.object({
  durationSeconds: Amount,
  widthPixels: Amount,
  heightPixels: Amount,
  /** The mean frame rate. */
  framesPerSecond: Amount,
  /** The finest step of a clip with uneven frames: each frame lasts one or several of these. */
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
  /** The patient found in the text of the first pages; absent if no search was made. */
  patient: DocumentPatient.optional(),
})
export type DocumentFacts = z.infer<typeof DocumentFacts>

/** The facts of ECG samples: JSON or a DICOM waveform. */
export const EcgFacts = z.object({
  leads: z.array(z.string()),
  samplesPerSecond: z.number(),
  durationSeconds: z.number(),
})
export type EcgFacts = z.infer<typeof EcgFacts>

/** The facts read from a file's content after its upload. Each part exists only for formats that have it. */
export const FileFacts = z.object({
  dicom: DicomFacts.optional(),
  media: MediaFacts.optional(),
  picture: PictureFacts.optional(),
  document: DocumentFacts.optional(),
  ecg: EcgFacts.optional(),
})
export type FileFacts = z.infer<typeof FileFacts>

/** The state of reading the facts: `waiting` until the job ran; unreadable files are kept, can be downloaded and are marked. */
export const FactsState = z.enum(['waiting', 'read', 'unreadable'])
export type FactsState = z.infer<typeof FactsState>
