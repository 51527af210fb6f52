/** The formats of the specification, by extension. portal §5, "Uploads". */
export const FILE_FORMATS = [
  'pdf',
  'jpeg',
  'jpg',
  'png',
  'dcm',
  'bmp',
  'json',
  'avi',
  'mp4',
  'mov',
  'mkv',
  'mp3',
  'wav',
] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** Extensions that are never accepted, regardless of the settings, because browsers would execute them. trust 1.4. */
const ACTIVE = ['html', 'htm', 'svg', 'xml', 'xhtml', 'js', 'mjs', 'mht', 'swf', 'xsl', 'css']

/** The fixed Content-Type of each format; the client's value is ignored. */
export const CONTENT_TYPE: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  dcm: 'application/dicom',
  bmp: 'image/bmp',
  json: 'application/json',
  avi: 'video/x-msvideo',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
}

export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** Returns the format of a file name if the server's list accepts it. */
export function formatOf(
  fileName: string,
  accepted: readonly string[] = FILE_FORMATS,
): FileFormat | undefined {
  const extension = extensionOf(fileName)
  if (ACTIVE.includes(extension) || !accepted.includes(extension)) return undefined
  return FILE_FORMATS.find((format) => format === extension)
}
