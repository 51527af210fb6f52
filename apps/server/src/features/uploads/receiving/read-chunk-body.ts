import type { Readable } from 'node:stream'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../http/app-error.ts'
import { RepeatedField } from '../../../http/parse-form.ts'
import type { InFlightChunk } from '../chunk-store/chunk-store.ts'
import { ClientDisconnected } from './chunk-errors.ts'
import type { ChunkFields } from './chunk-fields.ts'

/** The last chunk of a file may be nearly two chunks long. */
const BODY_MAX_BYTES = 2 * CHUNK_BYTES
/** The maximum size of the fields and separators of the form. */
const ENVELOPE_MAX_BYTES = 65_536
const FIELD_MAX_BYTES = 16_384
const MAX_FIELDS = 40
const LIMITS = {
  fileSize: BODY_MAX_BYTES + 1,
  files: 1,
  fields: MAX_FIELDS,
  fieldSize: FIELD_MAX_BYTES,
  parts: MAX_FIELDS + 1,
}

type Bytes = { parts: Buffer[]; lengthBytes: number }
export type ChunkBody = Bytes & { fields: ChunkFields; inFlight?: InFlightChunk | undefined }
type Take = (part: Buffer) => void

/** Reads the raw bytes of a chunk; each part is streamed to `inFlight` if given, otherwise kept in memory. */
export async function readRawBody(
  request: FastifyRequest,
  inFlight: InFlightChunk | undefined,
  take: Take,
): Promise<ChunkBody> {
  refuseBody(request)
  if (!inFlight) return { fields: {}, ...(await readBytes(request.raw)) }
  const { lengthBytes } = await readBytes(request.raw, take)
  return { fields: {}, parts: [inFlight.bytes], lengthBytes, inFlight }
}

/**
 * Reads the bytes of one chunk and the fields of a multipart form into memory; nothing is written for a request that breaks off.
 */
export async function readChunkBody(request: FastifyRequest): Promise<ChunkBody> {
  refuseBody(request)
  if (request.isMultipart()) return readForm(request)
  return { fields: {}, ...(await readBytes(request.raw)) }
}

function refuseBody(request: FastifyRequest): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding !== 'identity' || type.startsWith('application/x-www-form-urlencoded')) {
    throw new AppError('chunkRefused', { message: 'Send multipart/form-data or the raw bytes.' })
  }
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > BODY_MAX_BYTES + ENVELOPE_MAX_BYTES) throw tooLong()
}

async function readForm(request: FastifyRequest): Promise<ChunkBody> {
  const fields: ChunkFields = Object.create(null)
  let bytes: Bytes | undefined
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') addField(fields, part)
      else bytes = await readPart(part)
    }
  } catch (error) {
    if (error instanceof AppError || error instanceof RepeatedField) throw error
    throw new AppError('chunkRefused', { message: 'The form is malformed.', cause: error })
  }
  if (!bytes) throw new AppError('chunkRefused', { message: 'The field file is missing.' })
  return { fields, ...bytes }
}

function addField(fields: ChunkFields, { fieldname, value, valueTruncated }: MultipartValue): void {
  if (fieldname in fields) throw new RepeatedField(fieldname)
  if (typeof value !== 'string' || valueTruncated) throw tooLong()
  fields[fieldname] = value
}

/** Reads a part; one over the limit is truncated, which is only detectable here. */
async function readPart({ file }: MultipartFile): Promise<Bytes> {
  const bytes = await readBytes(file)
  if (file.truncated) throw tooLong()
  return bytes
}

/** Reads a stream by its events, because its iterator copies buffered data. */
async function readBytes(stream: Readable, take?: Take): Promise<Bytes> {
  const parts: Buffer[] = []
  const keep = take ?? ((part: Buffer) => void parts.push(part))
  let lengthBytes = 0
  const { promise, resolve, reject } = Promise.withResolvers<Bytes>()
  stream.on('data', (part: Buffer) => {
    lengthBytes += part.length
    if (lengthBytes > BODY_MAX_BYTES) return reject(tooLong()) // the rest is not kept
    keep(part)
  })
  const breakOff = () => reject(new ClientDisconnected())
  stream.once('error', breakOff)
  stream.once('close', breakOff)
  stream.once('end', () => {
    stream.off('close', breakOff) // it also closes after its end
    resolve({ parts, lengthBytes })
  })
  return promise
}

function tooLong(): AppError {
  return new AppError('chunkRefused', { message: 'The chunk is longer than announced.' })
}
