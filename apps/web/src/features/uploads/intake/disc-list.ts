import { type DicomdirFile, readDicomdir } from '@systole/dicom/read-dicomdir'
import type { Source } from './found-file.ts'

/** The directory of a disc is some kilobytes; that of a whole archive ends here and is not read. */
const MAX_DIRECTORY_BYTES = 33_554_432

/** A disc that says itself what is on it. PS3.10, "DICOM File-set". */
export type Disc = {
  directory: Source
  /** The folder the DICOMDIR lies in, with `/` at its end; empty at the top. */
  folder: string
  /** In the order of the disc: patient, study, series. */
  listed: Map<Source, DicomdirFile>
  /** Named by the DICOMDIR, and not among what was dropped. */
  missing: string[]
}

/** The discs among what was dropped, by each DICOMDIR that can be read. */
export async function readDiscs(sources: readonly Source[]): Promise<Disc[]> {
  const directories = sources.filter(isDirectoryOfDisc)
  if (directories.length === 0) return []
  const byPath = new Map(sources.map((source) => [pathKey(source.path), source]))
  const discs = await Promise.all(directories.map((directory) => readDisc(directory, byPath)))
  return discs.filter((disc) => disc !== undefined)
}

/** The disc a file lies on: that of the nearest DICOMDIR above it. */
export function discOf(source: Source, discs: readonly Disc[]): Disc | undefined {
  const around = discs.filter(({ folder }) => source.path.startsWith(folder))
  return around.toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

function isDirectoryOfDisc({ path, sizeBytes, refusal }: Source): boolean {
  const isNamedSo = /(^|\/)dicomdir(\.dir|\.dcm)?$/i.test(path)
  return isNamedSo && !refusal && sizeBytes <= MAX_DIRECTORY_BYTES
}

async function readDisc(
  directory: Source,
  byPath: ReadonlyMap<string, Source>,
): Promise<Disc | undefined> {
  const files = await readList(directory)
  if (!files) return undefined
  const folder = directory.path.slice(0, directory.path.lastIndexOf('/') + 1)
  const disc: Disc = { directory, folder, listed: new Map(), missing: [] }
  for (const file of files) {
    const key = pathKey(`${folder}${file.path}`)
    const source = byPath.get(key) ?? byPath.get(`${key}.dcm`)
    if (source) disc.listed.set(source, file)
    else disc.missing.push(file.path)
  }
  return disc
}

async function readList({ bytes }: Source): Promise<DicomdirFile[] | undefined> {
  try {
    const blob = typeof bytes === 'function' ? await bytes() : bytes
    return blob && readDicomdir(new Uint8Array(await blob.arrayBuffer()))
  } catch {
    return undefined // what cannot be read lists nothing
  }
}

/** A disc is copied in small letters by some systems, with `;1` or a dot at the end of its names by others. ISO 9660. */
function pathKey(path: string): string {
  return path.toLowerCase().replaceAll(/(;\d+|\.)(?=\/|$)/g, '')
}
