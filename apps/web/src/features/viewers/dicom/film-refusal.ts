import type { PictureRefusal } from '@systole/dicom/viewable-dicom'

/** Why a DICOM file is not shown as a film. */
export type FilmRefusal = PictureRefusal

export class FilmError extends Error {
  override readonly name = 'FilmError'
  readonly refusal: FilmRefusal

  constructor(refusal: FilmRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

/** What the library throws while it reads or unpacks means that bytes are wrong or missing. */
export function filmRefusalOf(error: unknown): FilmRefusal {
  return error instanceof FilmError ? error.refusal : 'damaged'
}
