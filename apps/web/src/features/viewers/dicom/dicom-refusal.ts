import type { PictureRefusal } from '@systole/dicom/viewable-dicom'

/** The reason why a DICOM file is not shown as an image. */
export type DicomRefusal = PictureRefusal

export class DicomImageError extends Error {
  override readonly name = 'DicomImageError'
  readonly refusal: DicomRefusal

  constructor(refusal: DicomRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** Returns the refusal; any error of the library while reading or decoding means wrong or missing bytes. */
export function dicomRefusalOf(error: unknown): DicomRefusal {
  return error instanceof DicomImageError ? error.refusal : 'damaged'
}
