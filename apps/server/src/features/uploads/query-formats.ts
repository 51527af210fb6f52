import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'

/** Returns the accepted formats for the upload dialog. INSP-5. */
export async function queryFormats(): Promise<{ formats: string[] }> {
  return { formats: [...FILE_FORMATS] }
}
