import { readDicomFacts } from '@systole/dicom/read-dicom-facts'
import { type ArchiveRefusal, isArchiveName } from '@systole/domain/uploads/archive-limits'
import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import { HEAD_BYTES } from '@systole/domain/uploads/sniff-content'
import { isDicom } from '@systole/domain/uploads/sniff-dicom'
import { isLeftover } from '@systole/domain/uploads/study-leftovers'
import { filePrint } from '../file-print.ts'
import { type FoundFile, type Source, toSource } from './found-file.ts'
import { unpackZip } from './unpack-zip.ts'

/** The tags before the pixels; a thumbnail among them still fits. */
const DICOM_HEAD_BYTES = 1_048_576
const TOGETHER = 4

/** A file whose beginning was read; `head` undefined where that was not possible. */
export type LookedAt = {
  source: Source
  head: Uint8Array | undefined
  dicom: DicomFacts | undefined
  print: string | undefined
}

export type Look = {
  files: LookedAt[]
  /** What discs and systems put beside a study. */
  leftOut: number
  refusedArchives: { name: string; refusal: ArchiveRefusal | 'archiveUnreadable' }[]
}

/** Opens every ZIP and reads the beginning of every file; nothing leaves the device. */
export async function lookAtFiles(
  found: readonly FoundFile[],
  onProgress: (done: number, total: number) => void,
): Promise<Look> {
  const refusedArchives: Look['refusedArchives'] = []
  const all: Source[] = []
  for (const each of found) {
    if (!/\.zip$/i.test(each.path) || isLeftover(each.path)) {
      all.push(toSource(each))
      continue
    }
    const unpacked = await unpackZip(each)
    if ('sources' in unpacked) all.push(...unpacked.sources)
    else refusedArchives.push({ name: each.file.name, refusal: unpacked.refusal })
  }
  const sources = all.filter(({ path }) => !isLeftover(path))
  const byPath = new Intl.Collator(undefined, { numeric: true })
  sources.sort((a, b) => byPath.compare(a.path, b.path))
  const files = await inTurn(sources, lookAt, onProgress)
  return { files, leftOut: all.length - sources.length, refusedArchives }
}

async function lookAt(source: Source): Promise<LookedAt> {
  const nothing = { source, head: undefined, dicom: undefined, print: source.print }
  if (source.refusal || isArchiveName(source.path) || source.sizeBytes === 0) return nothing
  try {
    const head = await source.head(HEAD_BYTES)
    const dicom = isDicom(head) ? readDicomFacts(await source.head(DICOM_HEAD_BYTES)) : undefined
    const print = source.bytes instanceof Blob ? await filePrint(source.bytes) : source.print
    return { source, head, dicom, print }
  } catch {
    return nothing
  }
}

/** A few at a time, answers in order. */
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
