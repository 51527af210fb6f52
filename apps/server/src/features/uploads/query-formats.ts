import { ECG_IMPORT_FORMATS } from '@systole/domain/ecg-recordings/import-formats'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'

/** Returns the accepted formats for the upload dialog. INSP-5. */
export async function queryFormats(): Promise<{
  formats: string[]
  ecg_import_formats: string[]
}> {
  return { formats: [...FILE_FORMATS], ecg_import_formats: [...ECG_IMPORT_FORMATS] }
}
