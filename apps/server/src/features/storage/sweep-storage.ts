import { DAY } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { inBatches } from './in-batches.ts'
import { keysInUse } from './storage-key-store.ts'

/** The age from which bytes count as orphans, as they may precede the commit of their row. */
const ORPHAN_AFTER = DAY
const AT_ONCE = 500

/** Removes unreferenced bytes: those of deleted files, and of writes whose process died before the row. */
export async function sweepStorage({
  db,
  files,
  clock,
  log,
}: Pick<CallContext, 'db' | 'files' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - ORPHAN_AFTER)
  await files.sweepUnfinished(before)
  let swept = 0
  for await (const batch of inBatches(files.list(), AT_ONCE)) {
    const old = batch.filter(({ storedAt }) => storedAt < before).map(({ key }) => key)
    const used = await keysInUse(db, old)
    for (const key of old.filter((each) => !used.has(each))) {
      await files.remove(key)
      swept += 1
    }
  }
  if (swept > 0) log.warn({ swept }, 'bytes without a row were removed')
}
