import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import type { ByteSource } from '@systole/ecg/signal/byte-source'

const MOST_OFTEN_MS = 250
/** A jump back by more than this begins another pass: the samples are read again to be stored. */
const BACK = 0.5

type Named = { fileName: string; source: ByteSource }

/**
 * Wraps the files of an import so that their reading is reported: how far it is, that a second pass stores the samples, and at its end
 * that nothing is left. Only the largest file counts, because a header beside it is read in an instant.
 */
export function followReading(
  files: readonly Named[],
  onProgress: (progress: ImportProgress) => void,
): { sources: Map<string, ByteSource>; end: () => void } {
  const largest = files.reduce<Named | undefined>(
    (most, each) => (each.source.sizeBytes > (most?.source.sizeBytes ?? -1) ? each : most),
    undefined,
  )
  let phase: ImportProgress['phase'] = 'reading'
  let reached = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  const note = (end: number, sizeBytes: number) => {
    const share = sizeBytes === 0 ? 1 : Math.min(1, end / sizeBytes)
    if (share < reached - BACK) {
      phase = 'storing'
      reached = share
    }
    reached = Math.max(reached, share)
    const now = performance.now()
    if (now - reportedAt < MOST_OFTEN_MS) return
    reportedAt = now
    onProgress({ phase, percent: Math.floor(reached * 100) })
  }
  const followed = ({ source }: Named): ByteSource => ({
    sizeBytes: source.sizeBytes,
    async read(offset, length) {
      const bytes = await source.read(offset, length)
      note(offset + bytes.length, source.sizeBytes)
      return bytes
    },
  })
  const sources = new Map(
    files.map((each) => [each.fileName, each === largest ? followed(each) : each.source]),
  )
  return { sources, end: () => onProgress({ phase, percent: 100 }) }
}
