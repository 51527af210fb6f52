import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { JSON_MAX_DEPTH, jsonCheck } from '@systole/domain/uploads/json-check'
import { HEAD_BYTES, refuseContent } from '@systole/domain/uploads/sniff-content'
import { AppError } from '../../http/app-error.ts'
import type { ChunkFile } from './chunk-store/chunk-file.ts'

type Named = { name: string; sizeBytes: number }

const JSON_CHECKED_UP_TO_BYTES = 256 * 1_048_576
/** The size of a piece, so that other requests are served in between. */
const PIECE_BYTES = 262_144

/** Refuses a file by its first bytes. */
export function refuseHead({ name, sizeBytes }: Named, head: Uint8Array): void {
  const format = formatOf(name)
  const refusal = format ? refuseContent(format, { head, sizeBytes }) : 'contentMismatch'
  if (refusal) throw new AppError(refusal)
}

/** Refuses a complete file whose content does not match its name. Only text is read to its end, in pieces. */
export async function refuseBytes(file: Named, bytes: Pick<ChunkFile, 'read'>): Promise<void> {
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
