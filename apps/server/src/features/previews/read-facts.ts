import { previewsOf } from '@systole/domain/previews/preview'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import type { FactsState, FileFacts } from '@systole/domain/uploads/file-facts'
import type { CallContext } from '../../app-context.ts'
import { requestImport } from '../ecg-recordings/import-ecg.queue.ts'
import { convertVideoJob } from './convert-video.job.ts'
import { converterOf } from './converter.ts'
import { withLocalCopy } from './local-copy.ts'
import { makePreviewsJob } from './make-previews.job.ts'
import { findSource, insertPreviews, type PreviewSource, writeFacts } from './preview-store.ts'
import { probeMedia } from './probe-media.ts'

const MEGABYTE = 1_048_576
/** The bytes read from the start of a file for its facts; the whole file for formats not listed. */
const READ_AT_MOST: Partial<Record<FileFormat, number>> = {
  dcm: 8 * MEGABYTE,
  jpeg: 4 * MEGABYTE,
  jpg: 4 * MEGABYTE,
  png: MEGABYTE,
  bmp: MEGABYTE,
  pdf: 64 * MEGABYTE,
  json: 8 * MEGABYTE,
}
const BY_PROBE: readonly FileFormat[] = ['mp4', 'mov', 'avi', 'mkv', 'mp3', 'wav']

type Read = { facts: FileFacts; factsState: Exclude<FactsState, 'waiting'> }

/** Reads a file's facts, once for every case that has it, and queues its previews. Issue 4, "Content is looked at". */
export async function readFacts(
  context: CallContext,
  { storageKey }: { storageKey: string },
): Promise<void> {
  const source = await findSource(context.db, storageKey)
  const format = source && formatOf(`.${source.format}`)
  if (source?.factsState !== 'waiting' || format === undefined) return
  const read = await look(context, source, format)
  const kinds = previewsOf(format, read.facts)
  const rows = kinds.map((kind) => ({
    sourceKey: storageKey,
    kind,
    ...(read.factsState === 'unreadable' && { problem: 'damaged' as const }),
  }))
  await context.database.transaction(async (db) => {
    await writeFacts(db, storageKey, read)
    await insertPreviews(db, rows, context.clock.now())
    await requestImport({ ...context, db }, storageKey)
    if (read.factsState === 'unreadable') return
    const { jobs } = context
    const [sourceKey, key] = [storageKey, { key: storageKey }]
    if (kinds.some((kind) => kind !== 'video'))
      await jobs.enqueue(db, makePreviewsJob, { sourceKey }, key)
    if (kinds.includes('video')) await jobs.enqueue(db, convertVideoJob, { sourceKey }, key)
  })
}

async function look(
  context: CallContext,
  source: PreviewSource,
  format: FileFormat,
): Promise<Read> {
  const { storageKey, sizeBytes } = source
  const most = READ_AT_MOST[format] ?? Number.POSITIVE_INFINITY
  const firstBytes = sizeBytes <= most ? undefined : most
  return withLocalCopy(context, { storageKey, firstBytes }, async ({ path, folder }) => {
    if (BY_PROBE.includes(format)) {
      const media = await probeMedia(converterOf(context.settings), path, format)
      return media ? { facts: { media }, factsState: 'read' } : UNREADABLE
    }
    const answer = await context.contents.ask(
      { work: 'readFacts', format, path, firstBytes },
      folder,
    )
    return 'facts' in answer ? { facts: answer.facts, factsState: 'read' } : UNREADABLE
  })
}

const UNREADABLE: Read = { facts: {}, factsState: 'unreadable' }
