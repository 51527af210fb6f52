import type { RecordedPatient } from '../ecg-values/recorded-patient.ts'
import type { CompareSource } from './compare/compare.queries.ts'
import type { ViewLink } from './compare/view-link.ts'
import type { CapturedPicture } from './key-image/captured-picture.ts'
import type { RenewUrl, ViewedFile } from './opening/viewed-file.ts'

/** The common props of all viewers. */
export type ViewerProps = {
  file: ViewedFile
  /** True for the viewer that receives keys, if several are open. */
  active: boolean
  renewUrl?: RenewUrl
  /** The element for the tools while active; without it they are above the picture. */
  toolsHost?: HTMLElement | null
  /** Inserts a measurement into the text being written: its text, and its id if it is saved. */
  onInsert?: (text: string, measurementId?: string) => void
  /** Adds a captured picture to the case; without it a picture is saved to the device. */
  onPicture?: (picture: File) => void
  /** Adds the visible picture to the report being written. */
  onKeyImage?: (taken: Promise<CapturedPicture>) => void
  /** The case and animal of the file, by which the values of an ECG are judged and changed. */
  patient?: RecordedPatient
  /** The source of files for comparison. */
  compare?: CompareSource
  /** Opens and closes the comparison. */
  onCompare?: () => void
  comparing?: boolean
  /** The link to the viewer beside this one. */
  link?: ViewLink
}
