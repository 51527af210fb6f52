import { z } from 'zod'

/** The content of a test file. portal §3, "Uploaded file". */
export const FileKind = z.enum([
  'ecg',
  'echo',
  'chestXray',
  'otherXray',
  'bloodTest',
  'ntProBnpTt4',
  'others',
])
export type FileKind = z.infer<typeof FileKind>

/** The terms of the specification that are sent as `file_type`. */
const WIRE: Record<FileKind, string> = {
  ecg: 'ECG',
  echo: 'echo',
  chestXray: 'chest X-ray',
  otherXray: 'other X-ray',
  bloodTest: 'blood test result',
  ntProBnpTt4: 'NT-proBNP/TT4',
  others: 'others',
}

export function fileKindToWire(kind: FileKind): string {
  return WIRE[kind]
}

/** The tests of ECG cases, whose files are ECGs. */
const ECG_TESTS: readonly string[] = ['ecg1l', 'ecg6l']

/** Returns the kind with this wire name, or of the files of this test, ignoring letter case. */
export function fileKindFromWire(word: string): FileKind | undefined {
  if (ECG_TESTS.includes(word.trim().toLowerCase())) return 'ecg'
  return FileKind.options.find((kind) => WIRE[kind].toLowerCase() === word.trim().toLowerCase())
}
