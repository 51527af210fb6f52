/**
 * Returns the id of the resulting file and its storage key. It is derived from the upload, so that completing twice has no
 * further effect.
 */
export function fileIdOf(uploadId: string): string {
  return uploadId.replace(/^upload_/, 'file_')
}
