import type { CallContext } from '../../app-context.ts'
import { keysInUse, type NamedBytes, namedBytes } from './storage-key-store.ts'
import { isIntact } from './verify-stream.ts'

const AT_ONCE = 500

export type Finding =
  | { problem: 'missing' | 'damaged'; key: string; what: NamedBytes['what'] }
  | { problem: 'size'; key: string; what: NamedBytes['what']; reported: number; found: number }
  | { problem: 'orphan'; key: string; sizeBytes: number }

/** The findings for bytes that a row references. */
export type BytesFinding = Exclude<Finding, { problem: 'orphan' }>

export type StorageReport = {
  named: { count: number; sizeBytes: number }
  stored: { count: number; sizeBytes: number }
  findings: Finding[]
}

type Parts = Pick<CallContext, 'db' | 'files'>

/** Compares rows with objects in both directions; `deep` also reads every byte and compares its SHA-256. */
export async function checkStorage(
  parts: Parts,
  { deep = false }: { deep?: boolean } = {},
): Promise<StorageReport> {
  const { db, files } = parts
  const stored = new Map<string, number>()
  for await (const { key, sizeBytes } of files.list()) stored.set(key, sizeBytes)

  const findings: Finding[] = []
  const unnamed = new Set(stored.keys())
  const named = { count: 0, sizeBytes: 0 }
  for await (const bytes of allNamed(db)) {
    named.count += 1
    named.sizeBytes += bytes.sizeBytes
    unnamed.delete(bytes.key)
    const finding = await findProblem(parts, bytes, { listed: stored.get(bytes.key), deep })
    if (finding) findings.push(finding)
  }
  const used = await keysInUse(db, [...unnamed]) // referenced since, or about to be
  for (const key of unnamed)
    if (!used.has(key)) findings.push({ problem: 'orphan', key, sizeBytes: stored.get(key) ?? 0 })
  const sizeBytes = [...stored.values()].reduce((sum, size) => sum + size, 0)
  return { named, stored: { count: stored.size, sizeBytes }, findings }
}

async function* allNamed(db: Parts['db']): AsyncGenerator<NamedBytes> {
  let after = ''
  for (;;) {
    const batch = await namedBytes(db, { after, limit: AT_ONCE })
    yield* batch
    const last = batch.at(-1)
    if (!last) return
    after = last.key
  }
}

/** Compares stored bytes with their row; returns `undefined` if they match. */
export async function findProblem(
  { files }: Parts,
  { key, what, sizeBytes: reported, sha256 }: NamedBytes,
  { listed, deep }: { listed: number | undefined; deep: boolean },
): Promise<BytesFinding | undefined> {
  if (listed !== reported) {
    const now = await files.find(key) // stored after the listing, or listed late
    if (!now) return { problem: 'missing', key, what }
    if (now.sizeBytes !== reported)
      return { problem: 'size', key, what, reported, found: now.sizeBytes }
  }
  if (!deep || sha256 === null) return undefined
  const isRight = await isIntact(await files.read(key), sha256)
  return isRight ? undefined : { problem: 'damaged', key, what }
}
