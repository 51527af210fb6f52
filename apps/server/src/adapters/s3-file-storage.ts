import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import {
  type FileStorage,
  isStorageKey,
  requireStorageKey,
  StorageUnavailable,
  type StoredFile,
  type StoredFileStat,
} from '../ports/file-storage.ts'
import { type CircuitBreaker, createCircuitBreaker, type Patience } from './circuit-breaker.ts'
import { abortUnfinished, PART_BYTES, sendInParts } from './s3-multipart.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The SDK waits between attempts: 50 ms, then longer by chance, up to 20 s. */
const ATTEMPTS = 4
const CONNECT_MS = 5000
/** The timeout of a connection without traffic. */
const SILENCE_MS = 30_000
const ANSWER_MS = 60_000
/** The number of connections; a download occupies one until it ends. */
const CONNECTIONS = 200

/** The limits of interactive requests: with an unresponsive server a request ends within ten seconds. */
export const INTERACTIVE: Patience = { answerMilliseconds: 8000, pauseMilliseconds: 5000 }

/**
 * Stores files as objects of one bucket, in path style, with the digest as metadata. With `patience`, a timeout fails this call
 * and those that follow; without it, each request is retried for minutes.
 */
export function s3FileStorage(
  settings: S3Settings,
  patience?: Patience,
): FileStorage & { close(): void } {
  const breaker = patience && createCircuitBreaker(patience)
  const client = breaker ? watchedClient(openClient(settings), breaker) : openClient(settings)
  const Bucket = settings.bucket

  const find = async (key: string): Promise<StoredFileStat | undefined> => {
    const Key = requireStorageKey(key)
    const head = await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })))
    if (!head) {
      await reached(client.send(new HeadBucketCommand({ Bucket }))) // a missing bucket gives the same reply
      return undefined
    }
    const { ContentLength = 0, LastModified = new Date(0), Metadata: { sha256 } = {} } = head
    return { sizeBytes: ContentLength, storedAt: LastModified, ...(sha256 && { sha256 }) }
  }
  const isThere = async (key: string, file: StoredFile): Promise<boolean> => {
    const found = await find(key)
    return found?.sizeBytes === file.sizeBytes && found.sha256 === file.sha256
  }
  const write = async (key: string, Body: Buffer, { sha256 }: StoredFile) => {
    const Metadata = { sha256 }
    await reached(client.send(new PutObjectCommand({ Bucket, Key: key, Body, Metadata })))
  }
  const send = async (key: string, localPath: string, file: StoredFile) => {
    const handle = await open(localPath, 'r')
    try {
      const { size } = await handle.stat()
      if (size !== file.sizeBytes) throw new Error(`the file for ${key} is not as long as told`)
      if (size <= PART_BYTES) await write(key, await handle.readFile(), file)
      else await reached(sendInParts(client, { Bucket, Key: key }, handle, file))
    } finally {
      await handle.close()
    }
    if (!(await isThere(key, file))) throw new StorageUnavailable('the stored bytes differ')
  }

  return {
    find,
    async adopt(key, localPath, file) {
      requireStorageKey(key)
      if (!(await isThere(key, file))) await send(key, localPath, file)
      await rm(localPath, { force: true })
    },
    async put(key, bytes) {
      requireStorageKey(key)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { sizeBytes: bytes.length, sha256 }
      await write(key, bytes, file)
      return file
    },
    async read(key, range) {
      const Key = requireStorageKey(key)
      const Range = range && `bytes=${range.start}-${range.end}`
      const object = await unlessMissing(
        client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) })),
      )
      if (!(object?.Body instanceof Readable)) throw new Error(`nothing is stored under ${key}`)
      return breaker ? unlessSilent(object.Body, breaker) : object.Body
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await reached(
          client.send(new ListObjectsV2Command({ Bucket, ContinuationToken })),
        )
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          if (isStorageKey(Key)) yield { key: Key, sizeBytes: Size, storedAt: LastModified }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async remove(key) {
      const Key = requireStorageKey(key)
      await unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    sweepUnfinished: (before) => reached(abortUnfinished(client, Bucket, before)),
    close: () => client.destroy(),
  }
}

/** Returns the client with all requests passed through the breaker. */
function watchedClient(client: S3Client, breaker: CircuitBreaker): S3Client {
  const send = (...[command]: Parameters<S3Client['send']>) =>
    breaker.run((abortSignal) => client.send(command, { abortSignal }))
  return Object.create(client, { send: { value: send } }) as S3Client // everything else is inherited
}

/** Reads a body with a timeout for the server only; the reader may be arbitrarily slow. */
function unlessSilent(body: Readable, breaker: CircuitBreaker): Readable {
  async function* watched() {
    try {
      const chunks = body[Symbol.asyncIterator]()
      for (;;) {
        const next = await breaker.awaitNext(chunks.next())
        if (next.done) return
        yield next.value
      }
    } finally {
      body.destroy()
    }
  }
  return Readable.from(watched(), { objectMode: false })
}

/**
 * Returns why the bucket cannot be used, or `undefined` if it can, or if the server did not reply and a later try may succeed.
 */
export async function refuseBucket(settings: S3Settings): Promise<string | undefined> {
  const client = openClient(settings)
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
    return undefined
  } catch (error) {
    const status = statusOf(error)
    if (status === 404) return `S3_BUCKET: ${settings.endpoint} has no bucket ${settings.bucket}.`
    if (status === 401 || status === 403)
      return `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${settings.endpoint} refuses them for ${settings.bucket}.`
    return undefined
  } finally {
    client.destroy()
  }
}

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // the signature covers the bytes; servers of other vendors do not know the additional checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  })
}

/** Returns the result; converts any error to `StorageUnavailable`. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new StorageUnavailable('the object storage cannot be used now', { cause: error })
  }
}

/** Returns `undefined` if the object does not exist. A missing bucket means that the storage is unavailable. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return reached(
    work.catch((error: unknown) => {
      const isMissing = statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket'
      if (isMissing) return undefined
      throw error
    }),
  )
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
