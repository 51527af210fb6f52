import { extensionOf } from '../uploads/accepted-formats.ts'
import { fileNameKey } from '../uploads/file-name.ts'

/** A file that a person chose for an import; `header` is the text of a WFDB header. */
export type ChosenFile = { name: string; header?: string }

/** The files of one recording by name, the describing one first, and those that are missing. */
export type ImportGroup = { names: readonly string[]; missing: readonly string[] }

/** Groups chosen files by recording: a WFDB header with the sample files it names, any other file alone. */
export function groupChosenFiles(files: readonly ChosenFile[]): ImportGroup[] {
  const byKey = new Map(files.map(({ name }) => [fileNameKey(name), name]))
  const used = new Set<string>()
  const headed = files.flatMap(({ name, header }): ImportGroup[] => {
    if (header === undefined) return []
    const named = samplesNamedIn(header)
    const present = named.flatMap((each) => byKey.get(fileNameKey(each)) ?? [])
    for (const each of [name, ...present]) used.add(each)
    const missing = named.filter((each) => !byKey.has(fileNameKey(each)))
    return [{ names: [name, ...present], missing }]
  })
  const alone = files.flatMap(({ name }): ImportGroup[] => {
    if (used.has(name)) return []
    const isHeadless = extensionOf(name) === 'dat'
    return [{ names: [name], missing: isHeadless ? [name.replace(/\.dat$/i, '.hea')] : [] }]
  })
  return [...headed, ...alone]
}

/** Returns the names of the sample files in a WFDB header: the first word of each signal line. */
function samplesNamedIn(header: string): string[] {
  const [, ...signals] = header
    .split(/\r?\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('#'))
  const names = signals.map((each) => each.split(/\s+/, 1)[0]?.split(/[/\\]/).at(-1) ?? '')
  const named = names.filter((each) => each !== '' && each !== '~')
  return [...new Map(named.map((each) => [fileNameKey(each), each])).values()]
}
