import { FileKind, fileKindFromWire } from '../uploads/file-kind.ts'

/** An entry of `excluded_datalist`: a word, or an object that names a file type or one file. */
export type ExcludedDatum =
  | string
  | {
      type?: string | undefined
      sub_type?: string | undefined
      file_type?: string | undefined
      fileName?: string | undefined
    }

/** The data of a case that its follow-up does not copy. */
export type Excluded = { questions: boolean; kinds: FileKind[]; names: string[] }

const QUESTION_FILE_WORD = 'question to cardiologist'
const EVERYTHING = 'supplementary'

/**
 * Parses the list; if it is absent, only the question file is excluded (REPT-2). `unknownAt` is the index of the first entry that
 * is not recognized.
 */
export function readExcluded(
  list: readonly ExcludedDatum[] | undefined,
): Excluded | { unknownAt: number } {
  if (list === undefined) return { questions: true, kinds: [], names: [] }
  const excluded: Excluded = { questions: false, kinds: [], names: [] }
  for (const [place, entry] of list.entries()) {
    const named = read(entry)
    if (!named) return { unknownAt: place }
    excluded.questions ||= named.questions
    excluded.kinds.push(...named.kinds)
    excluded.names.push(...named.names)
  }
  return excluded
}

function read(entry: ExcludedDatum): Excluded | undefined {
  if (typeof entry === 'string') return readWord(entry)
  const { type, sub_type, file_type, fileName } = entry
  if (fileName !== undefined) return { questions: false, kinds: [], names: [fileName] }
  const word = sub_type ?? file_type ?? type
  return word === undefined ? undefined : readWord(word)
}

function readWord(word: string): Excluded | undefined {
  const plain = word.trim().toLowerCase()
  if (plain === EVERYTHING) return { questions: true, kinds: [...FileKind.options], names: [] }
  if (plain === QUESTION_FILE_WORD) return { questions: true, kinds: [], names: [] }
  const kind = fileKindFromWire(word)
  return kind && { questions: false, kinds: [kind], names: [] }
}
