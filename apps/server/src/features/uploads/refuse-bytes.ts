import { isEcgOnlyFormat } from '@systole/domain/ecg-recordings/import-formats'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { JSON_MAX_DEPTH, jsonCheck } from '@systole/domain/uploads/formats/json-check'
import { HEAD_BYTES, refuseContent } from '@systole/domain/uploads/formats/sniff-content'
import { AppError } from '../../http/app-error.ts'
import type { WholeFile } from './chunk-store/chunk-store.ts'

type Named = { name: string; sizeBytes: number; format: string }

const JSON_CHECKED_UP_TO_BYTES = 256 * 1_048_576
/** The size of a piece, so that other requests are served in between. */
const PIECE_BYTES = 262_144

/** Refuses a file by its first chunk, before any of it is stored. */
export function refuseFirstChunk(file: Named, parts: readonly Buffer[]): void {
  refuseHead(file, firstBytes(parts, HEAD_BYTES))
}

/** Refuses a file by its first bytes; those of an import are read by nothing but the import. */
function refuseHead({ name, sizeBytes, format: named }: Named, head: Uint8Array): void {
  if (isEcgOnlyFormat(named)) return
  const format = formatOf(name)
  const refusal = format ? refuseContent(format, { head, sizeBytes }) : 'contentMismatch'
  if (refusal) throw new AppError(refusal)
}

/** Refuses a complete file whose content does not match its name. Only text is read to its end, in pieces. */
export async function refuseBytes(file: Named, bytes: Pick<WholeFile, 'read'>): Promise<void> {
  const { name, sizeBytes } = file
  refuseHead(file, await bytes.read(0, Math.min(HEAD_BYTES, sizeBytes)))
  if (formatOf(name) !== 'json' || sizeBytes > JSON_CHECKED_UP_TO_BYTES) return
  const check = jsonCheck()
  let problem: ReturnType<typeof check.take>
  for (let at = 0; at < sizeBytes && !problem; at += PIECE_BYTES)
    problem = check.take(await bytes.read(at, Math.min(PIECE_BYTES, sizeBytes - at)))
  problem ??= check.end()
  if (problem === 'notJson') throw new AppError('contentMismatch', { message: 'It is no JSON.' })
  if (problem === 'tooDeep') {
    const message = `The JSON is nested deeper than ${JSON_MAX_DEPTH} levels.`
    throw new AppError('contentMismatch', { message })
  }
}

function firstBytes(parts: readonly Buffer[], length: number): Buffer {
  const first: Buffer[] = []
  let missing = length
  for (const part of parts) {
    if (missing <= 0) break
    first.push(part.subarray(0, missing))
    missing -= part.length
  }
  return Buffer.concat(first)
}
