import { extensionOf, type FileFormat, formatOf } from '../uploads/accepted-formats.ts'

/** The formats that only staff may import, by extension. They are never shown by a browser. E22. */
export const ECG_ONLY_FORMATS = [
  'csv',
  'txt',
  'edf',
  'bdf',
  'hea',
  'dat',
  'zip',
  'xml',
  'scp',
] as const
export type EcgOnlyFormat = (typeof ECG_ONLY_FORMATS)[number]

/** The formats of a staff import, by extension: its own, and those of samples that everyone may send. */
export const ECG_IMPORT_FORMATS = [...ECG_ONLY_FORMATS, 'json', 'dcm'] as const

/** Returns whether a file has a format that only staff may import. */
export function isEcgOnlyFormat(format: string): format is EcgOnlyFormat {
  return ECG_ONLY_FORMATS.some((each) => each === format)
}

/** Returns the format of a file that staff import, by its name. */
export function importFormatOf(fileName: string): EcgOnlyFormat | FileFormat | undefined {
  const extension = extensionOf(fileName)
  return isEcgOnlyFormat(extension) ? extension : formatOf(fileName, ['json', 'dcm'])
}

/** The formats that hold samples only beside the header of another file. */
const COMPANIONS: readonly string[] = ['dat']

/**
 * Splits the files of one import into the one that describes the recording and those beside it; `undefined` if none can be read
 * alone, such as the samples of WFDB without their header.
 */
export function primaryOf<File extends { format: string }>(
  files: readonly File[],
): { primary: File; companions: File[] } | undefined {
  const primary =
    files.find(({ format }) => format === 'hea') ??
    files.find(({ format }) => !COMPANIONS.includes(format))
  return primary && { primary, companions: files.filter((file) => file !== primary) }
}
