import { type DicomdirFile, readDicomdir } from '@systole/dicom/read-dicomdir'
import type { IntakeSource } from './found-file.ts'

/** The size limit of a DICOMDIR; that of a disc is some kilobytes, that of a whole archive is not read. */
const MAX_DIRECTORY_BYTES = 33_554_432

/** A disc with a directory of its content. PS3.10, "DICOM File-set". */
export type Disc = {
  directory: IntakeSource
  /** The folder of the DICOMDIR, ending in `/`; empty for the root. */
  folder: string
  /** The listed files in the order of the disc: patient, study, series. */
  listed: Map<IntakeSource, DicomdirFile>
  /** Files in the DICOMDIR that were not dropped. */
  missing: string[]
}

/** Reads the discs in a drop, by each readable DICOMDIR. */
export async function readDiscs(sources: readonly IntakeSource[]): Promise<Disc[]> {
  const directories = sources.filter(isDirectoryOfDisc)
  if (directories.length === 0) return []
  const byPath = new Map(sources.map((source) => [pathKey(source.path), source]))
  const discs = await Promise.all(directories.map((directory) => readDisc(directory, byPath)))
  return discs.filter((disc) => disc !== undefined)
}

/** Returns the disc of a file: that of the nearest DICOMDIR above it. */
export function discOf(source: IntakeSource, discs: readonly Disc[]): Disc | undefined {
  const around = discs.filter(({ folder }) => source.path.startsWith(folder))
  return around.toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

function isDirectoryOfDisc({ path, sizeBytes, refusal }: IntakeSource): boolean {
  const isNamedSo = /(^|\/)dicomdir(\.dir|\.dcm)?$/i.test(path)
  return isNamedSo && !refusal && sizeBytes <= MAX_DIRECTORY_BYTES
}

async function readDisc(
  directory: IntakeSource,
  byPath: ReadonlyMap<string, IntakeSource>,
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

async function readList({ bytes }: IntakeSource): Promise<DicomdirFile[] | undefined> {
  try {
    const blob = typeof bytes === 'function' ? await bytes() : bytes
    return blob && readDicomdir(new Uint8Array(await blob.arrayBuffer()))
  } catch {
    return undefined // an unreadable file lists nothing
  }
}

/** Normalizes a path: some systems copy a disc in lower case, others with `;1` or a dot after names. ISO 9660. */
function pathKey(path: string): string {
  return path.toLowerCase().replaceAll(/(;\d+|\.)(?=\/|$)/g, '')
}
