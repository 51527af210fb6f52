import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import type { KeyImageView } from '@systole/domain/key-images/key-image'

/** A file as it was seen at a moment: pixels with the lines drawn over them, or a piece of an ECG. */
export type TakenPicture = {
  fileId: string
  /** From 0; null where the file has none. */
  frame: number | null
  view: KeyImageView
} & ({ still: Blob } | { strip: EcgStrip })

/** What a viewer answers when its picture is taken. */
export type TakePicture = () => Promise<TakenPicture>
