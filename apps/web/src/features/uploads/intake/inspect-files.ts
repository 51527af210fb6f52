import { readDicomFacts } from '@systole/dicom/read-dicom-facts'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { type ArchiveRefusal, isArchiveName } from '@systole/domain/uploads/archive-limits'
import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import { HEAD_BYTES } from '@systole/domain/uploads/formats/sniff-content'
import { isDicom } from '@systole/domain/uploads/formats/sniff-dicom'
import { isLeftover } from '@systole/domain/uploads/study-leftovers'
import { fileFingerprint } from '../sending/file-fingerprint.ts'
import { withDiscFacts } from './disc-facts.ts'
import { type Disc, discOf, readDiscs } from './disc-list.ts'
import { MAX_FILES } from './dropped-files.ts'
import { type FoundFile, type IntakeSource, toSource } from './found-file.ts'
import { unpackZip } from './unpack-zip.ts'

/** The bytes read for the tags before the pixels; a thumbnail among them still fits. */
const DICOM_HEAD_BYTES = 1_048_576
const TOGETHER = 4

/** A file whose beginning was read; `head` is undefined if that was not possible. */
export type InspectedFile = {
  source: IntakeSource
  head: Uint8Array | undefined
  dicom: DicomFacts | undefined
  print: string | undefined
  /** True for a file on a disc whose directory does not list it. */
  isUnlisted: boolean
}

export type Inspection = {
  files: InspectedFile[]
  /** Files that discs and systems add beside a study. */
  leftOut: IntakeSource[]
  discs: Pick<Disc, 'listed' | 'missing'>[]
  refusedArchives: { name: string; refusal: ArchiveRefusal | 'archiveUnreadable' }[]
  /** True if the drop exceeded the maximum number of files. */
  isCutOff: boolean
}

/** Opens every ZIP and reads every disc's directory and the start of every file, all on the device. */
export async function inspectFiles(
  found: readonly FoundFile[],
  onProgress: (done: number, total: number) => void,
): Promise<Inspection> {
  const { sources, refusedArchives } = await openArchives(found)
  const discs = await readDiscs(sources)
  const { candidates, leftOut } = withoutLeftovers(sources, discs)
  const looked = await inTurn(candidates, (source) => inspectFile(source, discs), onProgress)
  const isViewers = (file: InspectedFile) => file.isUnlisted && !isOfUse(file)
  return {
    files: looked.filter((file) => !isViewers(file)),
    leftOut: [...leftOut, ...looked.filter(isViewers).map(({ source }) => source)],
    discs,
    refusedArchives,
    isCutOff: found.length >= MAX_FILES,
  }
}

async function openArchives(found: readonly FoundFile[]) {
  const refusedArchives: Inspection['refusedArchives'] = []
  const sources: IntakeSource[] = []
  for (const each of found) {
    const unpacked = isOurZip(each.path) ? await unpackZip(each) : { sources: [toSource(each)] }
    if ('sources' in unpacked) sources.push(...unpacked.sources)
    else refusedArchives.push({ name: each.file.name, refusal: unpacked.refusal })
  }
  return { sources, refusedArchives }
}

function isOurZip(path: string): boolean {
  return /\.zip$/i.test(path) && !isLeftover(path)
}

/** Sorts files: those listed by a disc first, in its order, the rest by name. */
function withoutLeftovers(sources: readonly IntakeSource[], discs: readonly Disc[]) {
  const listed = discs.flatMap((disc) => [...disc.listed.keys()])
  const directories = new Set(discs.map(({ directory }) => directory))
  const isListed = new Set(listed)
  const rest = Map.groupBy(
    sources.filter((source) => !isListed.has(source)),
    (source) => directories.has(source) || isLeftover(source.path),
  )
  const byPath = new Intl.Collator(undefined, { numeric: true })
  const others = (rest.get(false) ?? []).toSorted((a, b) => byPath.compare(a.path, b.path))
  return { candidates: [...new Set([...listed, ...others])], leftOut: rest.get(true) ?? [] }
}

/** Returns whether a file beside a disc's own is relevant, by its format. */
function isOfUse({ source, head }: InspectedFile): boolean {
  return formatOf(source.path) !== undefined || (head !== undefined && isDicom(head))
}

export async function inspectFile(
  source: IntakeSource,
  discs: readonly Disc[],
): Promise<InspectedFile> {
  const disc = discOf(source, discs)
  const listed = disc?.listed.get(source)
  const isUnlisted = disc !== undefined && disc.listed.size > 0 && !listed
  const nothing = { source, head: undefined, dicom: undefined, print: source.print, isUnlisted }
  if (source.refusal || isArchiveName(source.path) || source.sizeBytes === 0) return nothing
  try {
    const head = await source.head(HEAD_BYTES)
    const own = isDicom(head) ? readDicomFacts(await source.head(DICOM_HEAD_BYTES)) : undefined
    const print = source.bytes instanceof Blob ? await fileFingerprint(source.bytes) : source.print
    return { source, head, dicom: withDiscFacts(own, listed), print, isUnlisted }
  } catch {
    return nothing
  }
}

/** Runs tasks with limited concurrency; returns their results in order. Hand-written: p-limit would add bytes to the page. */
async function inTurn<From, To>(
  items: readonly From[],
  work: (item: From) => Promise<To>,
  onProgress: (done: number, total: number) => void,
): Promise<To[]> {
  const results: To[] = []
  let done = 0
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await work(next[1])
      done += 1
      onProgress(done, items.length)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
  return results
}
