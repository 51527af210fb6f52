import { type BoardLayout, CaseKind } from '@systole/domain/desks/desk-layout'
import type { FileFacts } from '@systole/domain/uploads/file-facts'

/** A file as far as its place on the board depends on it. */
export type LaidFile = { fileId: string; kind: string; name?: string; facts?: FileFacts }

const GROUPS = ['film', 'ecg', 'echo', 'other'] as const
type Group = (typeof GROUPS)[number]
type Groups = Record<Group, LaidFile[]>

const GROUP_OF: Record<string, Group> = {
  chestXray: 'film',
  otherXray: 'film',
  ecg: 'ecg',
  echo: 'echo',
}

/** What is there to look at, in a word: the same for cases that are read alike, such as `film ecg`. */
export function kindOfCase(files: readonly LaidFile[]): CaseKind {
  const groups = grouped(files)
  return CaseKind.parse(
    GROUPS.filter((group) => group !== 'other' && groups[group].length > 0).join(' '),
  )
}

/** The lateral film above the ECG; lateral beside VD; echo clips four at once; an ECG alone, as wide as can be. */
export function layoutFor(files: readonly LaidFile[]): BoardLayout {
  const { film, ecg, echo } = grouped(files)
  if (film.length > 0 && ecg.length > 0) return 'rows'
  if (film.length > 0) return film.length + echo.length > 1 ? 'columns' : 'one'
  if (echo.length > 0 && ecg.length > 0) return 'rows'
  if (echo.length > 2) return 'four'
  return echo.length === 2 ? 'columns' : 'one'
}

/** The first files for so many viewports: one of each sort where there is room for one of each only. */
export function hung(files: readonly LaidFile[], count: number): (string | undefined)[] {
  const { film, ecg, echo, other } = grouped(files)
  const [films, ecgs, echoes] = [[...film], [...ecg], [...echo]]
  const begin =
    count <= 2
      ? [films.shift() ?? echoes.shift(), ecgs.shift()]
      : [films.shift(), films.shift(), ecgs.shift(), echoes.shift()]
  const all = [...begin, ...films, ...echoes, ...ecgs, ...other]
  return all.flatMap((file) => (file ? [file.fileId] : [])).slice(0, count)
}

function grouped(files: readonly LaidFile[]): Groups {
  const groups: Groups = { film: [], ecg: [], echo: [], other: [] }
  for (const file of files) groups[GROUP_OF[file.kind] ?? 'other'].push(file)
  groups.film.sort((one, other) => rankOf(one) - rankOf(other))
  return groups
}

/** Chests before other films; in each the lateral views first and those from above last. By what the file says, else by its name. */
function rankOf({ kind, name = '', facts }: LaidFile): number {
  const part = kind === 'chestXray' ? 0 : 10
  const view = facts?.dicom?.view ?? name
  if (/lat|^(?:rl|ll|lr|rll|lll|ml|lm)\b/i.test(view)) return part
  return /(?:^|[^a-z])(?:vd|dv|ap|pa)(?:[^a-z]|$)/i.test(view) ? part + 2 : part + 1
}
