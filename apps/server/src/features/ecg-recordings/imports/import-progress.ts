import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { SECOND } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { setProgress } from '../import-store.ts'

/** The shortest time between two writes; screens ask every two seconds. */
const MOST_OFTEN = SECOND

/**
 * Writes the steps of an import to the recordings that await it, at most once a second unless the phase changes. A step that cannot be
 * written is left out and does not end the import.
 */
export function importProgress(
  { database, clock, log }: Pick<CallContext, 'database' | 'clock' | 'log'>,
  storageKey: string,
): (progress: ImportProgress) => void {
  let phase: ImportProgress['phase'] | undefined
  let writtenAt = Number.NEGATIVE_INFINITY
  let writing = Promise.resolve()
  return (progress) => {
    const now = clock.now().getTime()
    if (progress.phase === phase && now - writtenAt < MOST_OFTEN) return
    phase = progress.phase
    writtenAt = now
    writing = writing
      .then(() => setProgress(database, storageKey, progress))
      .catch((error: unknown) => log.warn({ error }, 'the progress of an import was not written'))
  }
}
