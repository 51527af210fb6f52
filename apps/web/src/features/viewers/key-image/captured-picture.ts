import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import type { KeyImageView } from '@systole/domain/key-images/key-image'

/** A file as it was seen at one moment: pixels with the lines drawn over them, or a part of an ECG. */
export type CapturedPicture = {
  fileId: string
  /** The frame, from 0; `null` if the file has none. */
  frame: number | null
  view: KeyImageView
} & ({ still: Blob } | { strip: EcgStrip })

/** Captures the picture of a viewer. */
export type CapturePicture = () => Promise<CapturedPicture>
