import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'

/** INSP-5: what the upload dialog adjusts its list by. */
export async function queryFormats(): Promise<{ formats: string[] }> {
  return { formats: [...FILE_FORMATS] }
}
