import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server, whyNoS3Server } from '../../../../tools/s3-server.ts'
import { checkStorage } from '../features/storage/check-storage.ts'
import { discardBytes } from '../features/uploads/sweeping/discard-bytes.ts'
import { newCase } from '../features/uploads/testing/new-case.ts'
import { pdfBytes, upTo } from '../features/uploads/testing/upload-client.ts'
import { StorageUnavailable } from '../ports/file-storage.ts'
import { fileStorageSuite } from '../testing/file-storage-suite.ts'
import { testApp } from '../testing/test-app.ts'
import { type Trouble, troubledProxy } from '../testing/troubled-proxy.ts'
import { refuseBucket, type S3Settings, s3FileStorage } from './s3-file-storage.ts'
import { PART_BYTES } from './s3-multipart.ts'

const START_MS = 120_000
const MB = 1_048_576
const KEY = 'file_0123456789abcdefghjk'
const why = whyNoS3Server()

describe.skipIf(why)(`a real S3 server${why ? ` (${why})` : ''}`, () => {
  let server: S3Server
  let proxy: Awaited<ReturnType<typeof troubledProxy>>
  let folder = ''
  let buckets = 0

  beforeAll(async () => {
    server = await startS3Server()
    proxy = await troubledProxy(server.settings.S3_ENDPOINT)
    folder = await mkdtemp(join(tmpdir(), 'systole-s3-test-'))
  }, START_MS)
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await proxy.close()
    await server.stop()
  })

  /** Creates an empty bucket. */
  const newBucket = async (change: Partial<S3Settings> = {}): Promise<S3Settings> => {
    buckets += 1
    const bucket = `bucket-${buckets}`
    await server.makeBucket(bucket)
    return { ...settingsOf(server), bucket, ...change }
  }

  fileStorageSuite('S3', async () => s3FileStorage(await newBucket()))

  describe('in trouble', () => {
    beforeEach(() => proxy.setTrouble(() => 'none'))

    const bytes = randomBytes(20 * MB)
    const file = {
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    const arrived = async () => {
      const path = join(folder, 'arriving')
      await writeFile(path, bytes)
      return path
    }
    const troubled = async () => newBucket({ endpoint: proxy.url })
    /** Fails the first `times` requests of this kind. */
    const firstTimes = (times: number, kind: RegExp, what: Trouble) => {
      let left = times
      proxy.setTrouble((method, url) => {
        if (!kind.test(`${method} ${url}`) || left === 0) return 'none'
        left -= 1
        return what
      })
    }

    test.each<[string, Trouble]>([
      ['answered with 500', 500],
      ['answered with 503', 503],
      ['cut', 'cut'],
    ])('a part that is %s twice is sent again', async (_, what) => {
      const storage = s3FileStorage(await troubled())
      firstTimes(2, /^PUT .*partNumber=2/, what)
      await storage.adopt(KEY, await arrived(), file)
      expect((await buffer(await storage.read(KEY))).equals(bytes)).toBe(true)
      expect(await storage.find(KEY)).toMatchObject(file)
    })

    test('a part that never arrives takes the others back and leaves the local file', async () => {
      const settings = await troubled()
      const storage = s3FileStorage(settings)
      proxy.setTrouble((method, url) =>
        /^PUT .*partNumber=2/.test(`${method} ${url}`) ? 503 : 'none',
      )
      const path = await arrived()
      await expect(storage.adopt(KEY, path, file)).rejects.toThrow(StorageUnavailable)
      expect((await stat(path)).size).toBe(bytes.length)
      expect(await storage.find(KEY)).toBeUndefined()
      expect(await unfinished(settings)).toEqual([])
      proxy.setTrouble(() => 'none')
      await storage.adopt(KEY, path, file)
      expect(await storage.find(KEY)).toMatchObject(file)
    })

    test('what is there already is not sent again', async () => {
      const storage = s3FileStorage(await troubled())
      await storage.adopt(KEY, await arrived(), file)
      const path = await arrived()
      proxy.setTrouble(() => 'none')
      await storage.adopt(KEY, path, file)
      expect(proxy.seen().filter((line) => line.startsWith('PUT'))).toEqual([])
      await expect(stat(path)).rejects.toThrow('ENOENT')
    })

    test('parts of a process that was killed are swept, those still being sent are not', async () => {
      const settings = await troubled()
      const storage = s3FileStorage(settings)
      proxy.setTrouble((method) => (/PUT|DELETE/.test(method) ? 503 : 'none'))
      await expect(storage.adopt(KEY, await arrived(), file)).rejects.toThrow(StorageUnavailable)
      proxy.setTrouble(() => 'none')
      await storage.sweepUnfinished(new Date(Date.now() - 60_000))
      expect(await unfinished(settings)).toEqual([KEY])
      await storage.sweepUnfinished(new Date(Date.now() + 60_000))
      expect(await unfinished(settings)).toEqual([])
    })

    test.each<[string, Partial<S3Settings>]>([
      ['an address where nobody answers', { endpoint: 'http://127.0.0.1:9' }],
      ['a wrong secret', { secretAccessKey: 'wrong' }],
      ['a bucket that is not there', { bucket: 'nothing-here' }],
    ])('%s is a storage that is away, not a file that is gone', async (_, change) => {
      const storage = s3FileStorage(await newBucket(change))
      await expect(storage.find(KEY)).rejects.toThrow(StorageUnavailable)
      await expect(storage.read(KEY)).rejects.toThrow(StorageUnavailable)
      await expect(storage.put(KEY, Buffer.from('abc'))).rejects.toThrow(StorageUnavailable)
      await expect(storage.remove(KEY)).rejects.toThrow(StorageUnavailable)
    })

    test('INSP-6 the portal on it: a file arrives although the storage is cut at its end, is read in part, and leaves with its row', async () => {
      const files = s3FileStorage(await troubled())
      const portal = await testApp({ files })
      const vet = await newCase(portal)
      const pdf = { name: '心臟.pdf', bytes: pdfBytes(10 * MB + 5), caseId: vet.caseId }
      await vet.client.putAll(pdf, upTo(10))
      proxy.setTrouble(() => 'cut')
      expect(await vet.client.put(pdf, 11)).toMatchObject({ status: 503 })
      proxy.setTrouble(() => 'none')
      expect(await vet.client.put(pdf, 11)).toMatchObject({ data: { complete: true } })
      const [listed] = (await vet.list()).data.files
      const start = PART_BYTES - 10
      const part = await portal.app.inject({
        url: listed?.url ?? '',
        headers: { range: `bytes=${start}-${start + 19}` },
      })
      expect(part.statusCode).toBe(206)
      expect(part.rawPayload.equals(pdf.bytes.subarray(start, start + 20))).toBe(true)
      const parts = { ...portal.context, db: portal.context.database }
      expect((await checkStorage(parts, { deep: true })).findings).toEqual([])
      const [row] = await vet.rows()
      await portal.context.database.execute(sql`update files set deleted_at = now()`)
      await discardBytes(parts, { storageKeys: [row?.storageKey ?? ''], uploadIds: [] })
      expect((await checkStorage(parts)).stored.count).toBe(0)
      await portal.close()
    })

    test('a bucket that cannot be used is refused at the start in plain words', async () => {
      const settings = await newBucket()
      expect(await refuseBucket(settings)).toBeUndefined()
      expect(await refuseBucket({ ...settings, bucket: 'nothing-here' })).toContain('S3_BUCKET')
      expect(await refuseBucket({ ...settings, secretAccessKey: 'x' })).toContain('S3_SECRET')
      expect(await refuseBucket({ ...settings, endpoint: 'http://127.0.0.1:9' })).toBeUndefined()
    })
  })
})

function settingsOf({ settings }: S3Server): S3Settings {
  return {
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  }
}

/** Returns the keys of multipart uploads that were neither completed nor aborted. */
async function unfinished({ endpoint, bucket, region, ...credentials }: S3Settings) {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
  client.destroy()
  return Uploads.map(({ Key }) => Key)
}
