import { DAY, MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { findProblem } from './check-storage.ts'
import { recordFinding } from './record-finding.ts'
import { openFindingKeys, resolveFinding } from './storage-finding-store.ts'
import { keysInUse, type NamedBytes, namedBytes, sumOfNamedBytes } from './storage-key-store.ts'
import {
  advanceRound,
  beginRound,
  finishRound,
  newestRounds,
  type StorageRound,
} from './storage-round-store.ts'

/** A round starts a week after the previous one started. */
const ROUND_EVERY = 7 * DAY
/** The number of portions per round: six days of one every ten minutes. */
const PORTIONS = (6 * DAY) / (10 * MINUTE)
const SMALLEST_PORTION_BYTES = 64_000_000
const ROWS_AT_ONCE = 100

type Context = Pick<
  CallContext,
  'database' | 'files' | 'clock' | 'jobs' | 'settings' | 'log' | 'publicUrl'
>

/**
 * Reads the next portion of all stored bytes and compares each SHA-256 with its row. The progress is in the database, so that any
 * worker can continue.
 */
export async function checkBytes(
  context: Context,
  { smallestPortionBytes = SMALLEST_PORTION_BYTES } = {},
): Promise<void> {
  const round = await currentRound(context)
  if (!round) return
  const portionBytes = Math.max(smallestPortionBytes, Math.ceil(round.totalBytes / PORTIONS))
  const open = await openFindingKeys(context.database)
  let { afterKey } = round
  let readBytes = 0
  while (readBytes < portionBytes) {
    const batch = await namedBytes(context.database, { after: afterKey, limit: ROWS_AT_ONCE })
    if (batch.length === 0) return finish(context, round)
    for (const bytes of batch) {
      const found = await checkOne(context, bytes, open)
      const { roundId } = round
      const { key: to, sizeBytes } = bytes
      const isOurs = await advanceRound(context.database, {
        roundId,
        from: afterKey,
        to,
        sizeBytes,
        found,
      })
      if (!isOurs) return // another worker is processing this portion
      afterKey = to
      readBytes += sizeBytes
      if (readBytes >= portionBytes) return
    }
  }
}

async function currentRound({ database, clock }: Context): Promise<StorageRound | undefined> {
  const [newest] = await newestRounds(database)
  if (newest && newest.finishedAt === null) return newest
  const startedAt = clock.now()
  if (newest && startedAt.getTime() - newest.startedAt.getTime() < ROUND_EVERY) return undefined
  return beginRound(database, { startedAt, totalBytes: await sumOfNamedBytes(database) })
}

/** Reads the bytes of one key; returns true if they differ from their row. */
async function checkOne(context: Context, bytes: NamedBytes, open: Set<string>): Promise<boolean> {
  const { key } = bytes
  const parts = { db: context.database, files: context.files }
  const finding = await findProblem(parts, bytes, { listed: undefined, deep: true })
  if (finding) return recordFinding(context, { storageKey: key, problem: finding.problem })
  if (open.has(key)) await resolveFinding(context.database, key, context.clock.now())
  return false
}

/** Finishes a round and resolves findings whose bytes no row references any more. */
async function finish({ database, clock }: Context, { roundId }: StorageRound): Promise<void> {
  const now = clock.now()
  const open = [...(await openFindingKeys(database))]
  const used = await keysInUse(database, open)
  for (const key of open.filter((each) => !used.has(each))) await resolveFinding(database, key, now)
  await finishRound(database, roundId, now)
}
