import { performance } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { DamagedBytes } from './damaged-bytes.ts'
import { type FindingContext, recordFinding } from './record-finding.ts'
import { isIntact, verifyStream } from './verify-stream.ts'

/** Bytes as described by their row. */
export type StoredBytes = { storageKey: string; sizeBytes: number; sha256: string }
type Range = { start: number; end: number }
type Context = FindingContext & Pick<CallContext, 'files'>

/** The validity of a check; bytes on this machine are checked again as soon as their file changes. */
const CHECK_HOLDS = 10 * MINUTE
/** The size up to which a range is sent only after checking the whole file: about a tenth of a second. */
const CHECKED_FIRST_BYTES = 64 * 1024 * 1024
const CHECKS_KEPT = 2000

type Check = { version: string; at: number; intact: Promise<boolean>; isDamaged: boolean }
const checks = new Map<string, Check>()

/**
 * Reads stored bytes for a client. A file with a wrong SHA-256 never completes, not even in ranges: the range with its last byte
 * waits for a check of the whole. Damage is recorded and mailed to support.
 */
export async function readIntact(
  context: Context,
  bytes: StoredBytes,
  range?: Range,
): Promise<Readable> {
  const { storageKey, sizeBytes } = bytes
  if (!range) return readVerified(context, bytes)
  const check = await currentCheck(context, bytes)
  const isAwaited = sizeBytes <= CHECKED_FIRST_BYTES || range.end >= sizeBytes - 1
  if (check.isDamaged || (isAwaited && !(await check.intact))) throw new DamagedBytes(storageKey)
  return context.files.read(storageKey, range)
}

/** Reads a whole file; the stream fails with `DamagedBytes` if its SHA-256 is wrong. */
export async function readVerified(
  context: Context,
  bytes: Pick<StoredBytes, 'storageKey' | 'sha256'>,
): Promise<Readable> {
  const { storageKey } = bytes
  const verified = verifyStream(await context.files.read(storageKey), bytes)
  return verified.on('error', (error) => {
    if (error instanceof DamagedBytes) reportDamage(context, storageKey)
  })
}

/** Returns the running or a recent check of these bytes, or starts one. */
async function currentCheck(context: Context, bytes: StoredBytes): Promise<Check> {
  const { storageKey } = bytes
  const version = await versionOf(context, storageKey)
  const known = checks.get(storageKey)
  const at = performance.now()
  if (known?.version === version && at - known.at < CHECK_HOLDS) return known
  const check: Check = { version, at, isDamaged: false, intact: readAll(context, bytes) }
  checks.delete(storageKey)
  checks.set(storageKey, check)
  const [oldest] = checks.keys()
  if (checks.size > CHECKS_KEPT && oldest !== undefined) checks.delete(oldest)
  check.intact.then(
    (isRight) => {
      check.isDamaged = !isRight
      if (!isRight) reportDamage(context, storageKey)
    },
    () => checks.delete(storageKey), // the storage was unavailable: the next request checks again
  )
  return check
}

async function readAll({ files }: Context, { storageKey, sha256 }: StoredBytes): Promise<boolean> {
  return isIntact(await files.read(storageKey), sha256)
}

/** Returns a token that changes with a file of this machine; empty for a remote storage. */
async function versionOf({ files }: Context, storageKey: string): Promise<string> {
  if (!files.localPath) return ''
  const found = await files.find(storageKey)
  return `${found?.sizeBytes} ${found?.storedAt.getTime()}`
}

function reportDamage(context: Context, storageKey: string): void {
  recordFinding(context, { storageKey, problem: 'damaged' }).catch((error: unknown) =>
    context.log.error({ err: error, storageKey }, 'damaged bytes could not be recorded'),
  )
}
