import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ChosenRange, chooseRange } from './choose-range.ts'

/** Immutable bytes to be served, whole or in part. */
export type ServedBytes = {
  sizeBytes: number
  sha256: string
  read(range?: { start: number; end: number }): Promise<Readable>
}

/** Sends bytes, or the range that the request names. The caller sets the headers of the content. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { sizeBytes, sha256, read }: ServedBytes,
): Promise<FastifyReply> {
  const { range } = request.headers
  const ifRange = request.headers['if-range']?.toString()
  const chosen = chooseRange({ range, ifRange }, { sizeBytes, etag: etagOf(sha256) })
  reply.code(STATUS[chosen.kind]).headers(rangeHeaders(chosen, sizeBytes))
  if (chosen.kind === 'unsatisfiable' || request.method === 'HEAD') return reply.send()
  return reply.send(await read(chosen.kind === 'part' ? chosen : undefined))
}

/** Returns a strong ETag: equal digests mean equal bytes. */
export function etagOf(sha256: string): string {
  return `"${sha256}"`
}

const STATUS: Record<ChosenRange['kind'], number> = { whole: 200, part: 206, unsatisfiable: 416 }

function rangeHeaders(chosen: ChosenRange, sizeBytes: number): Record<string, string> {
  if (chosen.kind === 'unsatisfiable') return { 'content-range': `bytes */${sizeBytes}` }
  if (chosen.kind === 'whole') return { 'content-length': String(sizeBytes) }
  const { start, end } = chosen
  return {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${sizeBytes}`,
  }
}
