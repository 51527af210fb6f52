/** The id of the file an upload becomes, and the key its bytes are stored under: known before, so that completing twice is completing once. */
export function fileIdOf(uploadId: string): string {
  return uploadId.replace(/^upload_/, 'file_')
}
