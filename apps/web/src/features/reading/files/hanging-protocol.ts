import { type BoardLayout, CaseKind } from '@systole/domain/desks/desk-layout'
import type { FileFacts } from '@systole/domain/uploads/file-facts'

/** The facts of a file that determine its viewport. */
export type HangingFile = { fileId: string; kind: string; name?: string; facts?: FileFacts }

const GROUPS = ['film', 'ecg', 'echo', 'other'] as const
type Group = (typeof GROUPS)[number]
type Groups = Record<Group, HangingFile[]>

const GROUP_OF: Record<string, Group> = {
  chestXray: 'film',
  otherXray: 'film',
  ecg: 'ecg',
  echo: 'echo',
}

/** Returns the kinds of files in the case, such as `film ecg`; cases of one kind share a layout. */
export function kindOfCase(files: readonly HangingFile[]): CaseKind {
  const groups = grouped(files)
  return CaseKind.parse(
    GROUPS.filter((group) => group !== 'other' && groups[group].length > 0).join(' '),
  )
}

/**
 * Returns the default layout: the lateral radiograph above the ECG; lateral beside VD; four echo clips; a single ECG at full
 * width.
 */
export function layoutFor(files: readonly HangingFile[]): BoardLayout {
  const { film, ecg, echo } = grouped(files)
  if (film.length > 0 && ecg.length > 0) return 'rows'
  if (film.length > 0) return film.length + echo.length > 1 ? 'columns' : 'one'
  if (echo.length > 0 && ecg.length > 0) return 'rows'
  if (echo.length > 2) return 'four'
  return echo.length === 2 ? 'columns' : 'one'
}

/** Returns the files for this number of viewports, one of each sort if there is no room for more. */
export function applyProtocol(
  files: readonly HangingFile[],
  count: number,
): (string | undefined)[] {
  const { film, ecg, echo, other } = grouped(files)
  const [images, ecgs, echoes] = [[...film], [...ecg], [...echo]]
  const begin =
    count <= 2
      ? [images.shift() ?? echoes.shift(), ecgs.shift()]
      : [images.shift(), images.shift(), ecgs.shift(), echoes.shift()]
  const all = [...begin, ...images, ...echoes, ...ecgs, ...other]
  return all.flatMap((file) => (file ? [file.fileId] : [])).slice(0, count)
}

function grouped(files: readonly HangingFile[]): Groups {
  const groups: Groups = { film: [], ecg: [], echo: [], other: [] }
  for (const file of files) groups[GROUP_OF[file.kind] ?? 'other'].push(file)
  groups.film.sort((one, other) => rankOf(one) - rankOf(other))
  return groups
}

/** Sorts chest radiographs before others, and lateral views before dorsoventral ones, by the file's facts or its name. */
function rankOf({ kind, name = '', facts }: HangingFile): number {
  const part = kind === 'chestXray' ? 0 : 10
  const view = facts?.dicom?.view ?? name
  if (/lat|^(?:rl|ll|lr|rll|lll|ml|lm)\b/i.test(view)) return part
  return /(?:^|[^a-z])(?:vd|dv|ap|pa)(?:[^a-z]|$)/i.test(view) ? part + 2 : part + 1
}
