import type { DataSet } from 'dicom-parser'
import { characterSetsOf, parseDicom, textOf, uint32Of, wordsOf } from './data-set.ts'

/** A file listed in a DICOMDIR, and its patient, study and series. */
export type DicomdirFile = {
  /** The path from the DICOMDIR's folder, with `/` between the parts. */
  path: string
  modality: string | null
  patientName: string | null
  patientId: string | null
  studyDate: string | null
  studyDescription: string | null
  seriesDescription: string | null
}

const DIRECTORY_CLASS = '1.2.840.10008.1.3.10'
const ITEM_HEAD_BYTES = 8
const MAX_FILES = 10_000

/** Reads the files listed in a DICOMDIR. Returns `undefined` if this is not one. PS3.3 Annex F. */
export function readDicomdir(bytes: Uint8Array): DicomdirFile[] | undefined {
  const data = parseDicom(bytes)
  if (!data || textOf(data.dataSet, 'x00020002') !== DIRECTORY_CLASS) return undefined
  const { dataSet } = data
  const records = recordsOf(dataSet)
  const found: DicomdirFile[] = []
  const context = { records, seen: new Set<number>(), characterSets: characterSetsOf(dataSet) }
  walk(context, uint32Of(dataSet, 'x00041200') ?? 0, { above: NOTHING, found })
  for (const at of records.keys()) walk(context, at, { above: NOTHING, found })
  return found.slice(0, MAX_FILES)
}

const NOTHING: Omit<DicomdirFile, 'path'> = {
  modality: null,
  patientName: null,
  patientId: null,
  studyDate: null,
  studyDescription: null,
  seriesDescription: null,
}

type Walk = { records: Map<number, DataSet>; seen: Set<number>; characterSets: string[] }

/** Maps records by their offset in the file, by which they refer to each other. */
function recordsOf(dataSet: DataSet): Map<number, DataSet> {
  const items = dataSet.elements.x00041220?.items ?? []
  return new Map(
    items.flatMap((item) =>
      item.dataSet ? [[item.dataOffset - ITEM_HEAD_BYTES, item.dataSet] as const] : [],
    ),
  )
}

/** Walks a record, its children and its siblings, each once even if the pointers form a cycle. */
function walk(
  context: Walk,
  start: number,
  { above, found }: { above: Omit<DicomdirFile, 'path'>; found: DicomdirFile[] },
): void {
  const pending = [{ at: start, above }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const record = context.records.get(next.at)
    if (!record || context.seen.has(next.at)) continue
    context.seen.add(next.at)
    const known = merge(next.above, ownFacts(record, context.characterSets))
    const path = textOf(record, 'x00041500')
    if (path !== null) found.push({ ...known, path: tidyPath(path) })
    pending.push({ at: uint32Of(record, 'x00041400') ?? 0, above: next.above })
    pending.push({ at: uint32Of(record, 'x00041420') ?? 0, above: known })
  }
}

function ownFacts(record: DataSet, characterSets: readonly string[]): Omit<DicomdirFile, 'path'> {
  const declared = textOf(record, 'x00080005') === null ? characterSets : characterSetsOf(record)
  const words = (tag: string) => wordsOf(record, tag, declared)
  return {
    modality: textOf(record, 'x00080060'),
    patientName: words('x00100010'),
    patientId: words('x00100020'),
    studyDate: textOf(record, 'x00080020')?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null,
    studyDescription: words('x00081030'),
    seriesDescription: words('x0008103e'),
  }
}

function merge(
  above: Omit<DicomdirFile, 'path'>,
  own: Omit<DicomdirFile, 'path'>,
): Omit<DicomdirFile, 'path'> {
  return {
    modality: own.modality ?? above.modality,
    patientName: own.patientName ?? above.patientName,
    patientId: own.patientId ?? above.patientId,
    studyDate: own.studyDate ?? above.studyDate,
    studyDescription: own.studyDescription ?? above.studyDescription,
    seriesDescription: own.seriesDescription ?? above.seriesDescription,
  }
}

/** Parts are separated by `\`; a part that leaves the folder is invalid. */
function tidyPath(path: string): string {
  return path
    .split(/[\\/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
}
