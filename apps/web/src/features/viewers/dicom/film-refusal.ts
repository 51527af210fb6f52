import type { PictureRefusal } from '@systole/dicom/viewable-dicom'

/** The reason why a DICOM file is not shown as an image. */
export type FilmRefusal = PictureRefusal

export class FilmError extends Error {
  override readonly name = 'FilmError'
  readonly refusal: FilmRefusal

  constructor(refusal: FilmRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** Returns the refusal; any error of the library while reading or decoding means wrong or missing bytes. */
export function filmRefusalOf(error: unknown): FilmRefusal {
  return error instanceof FilmError ? error.refusal : 'damaged'
}
