import { createHash } from 'node:crypto'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** A file as a client would send it. */
export type SentFile = {
  name: string
  bytes: Buffer
  caseId: string
  kind?: string
  identifier?: string
}

type Overrides = Record<string, string | undefined>
type Options = {
  sid?: string | undefined
  overrides?: Overrides
  prefix?: 'resumable' | 'flow'
  /** The number of chunks sent; rounded up by default. */
  chunks?: number
}

const Answer = z.object({ code: z.number(), message: z.string(), data: z.unknown() })

export type UploadAnswer = { status: number; code: number; message: string; data: unknown }

/** Builds the fields of one chunk with the names of Resumable.js and Flow.js. */
export function chunkFields(file: SentFile, number: number, options: Options = {}) {
  const { prefix = 'resumable', overrides = {}, sid } = options
  const count = options.chunks ?? Math.max(1, Math.ceil(file.bytes.length / CHUNK_BYTES))
  const fields: Overrides = {
    ...(sid !== undefined && { sid }),
    usid: file.caseId,
    type: 'supplementary',
    exinfo: JSON.stringify({ type: 'supplementary', file_type: file.kind ?? 'others' }),
    [`${prefix}ChunkNumber`]: String(number),
    [`${prefix}ChunkSize`]: String(CHUNK_BYTES),
    [`${prefix}CurrentChunkSize`]: String(chunkOf(file, number, count).length),
    [`${prefix}TotalSize`]: String(file.bytes.length),
    [`${prefix}TotalChunks`]: String(count),
    [`${prefix}Identifier`]:
      file.identifier ?? `${file.bytes.length}-${file.name.replaceAll(/[^0-9a-zA-Z_-]/g, '')}`,
    [`${prefix}Filename`]: file.name,
    [`${prefix}RelativePath`]: file.name,
    ...overrides,
  }
  const given = Object.entries(fields).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return new URLSearchParams(given)
}

export function chunkOf(file: SentFile, number: number, count?: number): Buffer {
  const all = count ?? Math.ceil(file.bytes.length / CHUNK_BYTES)
  const from = (number - 1) * CHUNK_BYTES
  return file.bytes.subarray(from, number === all ? undefined : from + CHUNK_BYTES)
}

/** Creates a client of the chunk call for an app without a socket. */
export function uploadClient(app: FastifyInstance, sid?: string) {
  const post = async (
    query: URLSearchParams,
    payload: Buffer,
    headers: Record<string, string> = { 'content-type': 'application/octet-stream' },
  ): Promise<UploadAnswer> => {
    const url = `${UPLOAD_PATH}?${query}`
    return answerOf(await app.inject({ method: 'POST', url, payload, headers }))
  }
  const put = (file: SentFile, number: number, options: Options = {}, bytes?: Buffer) =>
    post(
      chunkFields(file, number, { sid, ...options }),
      bytes ?? chunkOf(file, number, options.chunks),
    )
  return {
    post,
    put,
    /** Sends every chunk in this order and returns the answers in the same order. */
    async putAll(file: SentFile, order?: readonly number[], options: Options = {}) {
      const count = options.chunks ?? Math.max(1, Math.ceil(file.bytes.length / CHUNK_BYTES))
      const answers: UploadAnswer[] = []
      for (const number of order ?? upTo(count)) answers.push(await put(file, number, options))
      return answers
    },
    async test(file: SentFile, number: number, options: Options = {}) {
      const query = chunkFields(file, number, { sid, ...options })
      return answerOf(await app.inject({ method: 'GET', url: `${UPLOAD_PATH}?${query}` }))
    },
    async offset(file: SentFile, options: Options = {}) {
      const query = chunkFields(file, 1, { sid, ...options })
      return answerOf(await app.inject({ method: 'GET', url: `${UPLOAD_PATH}/offset?${query}` }))
    },
    /** Sends a chunk like Flow.js: a form with all fields, the bytes last. */
    async putForm(file: SentFile, number: number, options: Options = {}, query?: URLSearchParams) {
      const form = chunkFields(file, number, { sid, prefix: 'flow', ...options })
      const { payload, contentType } = multipart(form, chunkOf(file, number, options.chunks))
      return post(query ?? new URLSearchParams(), payload, { 'content-type': contentType })
    },
  }
}

export function multipart(fields: URLSearchParams, bytes: Buffer) {
  const boundary = '----portal-test-boundary'
  const parts = [...fields].map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1)
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Builds bytes that pass the content check for PDF and otherwise differ everywhere. */
export function pdfBytes(sizeBytes: number, seed = 1): Buffer {
  const bytes = Buffer.allocUnsafe(sizeBytes)
  let state = seed
  for (let at = 0; at < sizeBytes; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = state >>> 16
  }
  bytes.write('%PDF-1.7\n'.slice(0, sizeBytes))
  return bytes
}

function answerOf(response: { statusCode: number; body: string }): UploadAnswer {
  const status = response.statusCode
  if (response.body === '') return { status, code: 0, message: '', data: null }
  return { status, ...Answer.parse(JSON.parse(response.body)) }
}
