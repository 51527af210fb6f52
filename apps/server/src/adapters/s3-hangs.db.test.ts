import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newCase } from '../features/uploads/testing/new-case.ts'
import { pdfBytes, upTo } from '../features/uploads/testing/upload-client.ts'
import { StorageUnavailable } from '../ports/file-storage.ts'
import { testApp } from '../testing/test-app.ts'
import { INTERACTIVE, s3FileStorage } from './s3-file-storage.ts'

const KEY = 'file_0123456789abcdefghjk'
const MB = 1_048_576
const QUICK = { answerMilliseconds: 300, pauseMilliseconds: 60_000 }

/**
 * The behaviour of the server. empty: the bucket exists without objects. halfway: a reply begins and stops. silent: connections
 * are accepted without a reply.
 */
type Mood = 'empty' | 'halfway' | 'silent'

let mood: Mood
let asked = 0
let server: Server
let settings: Parameters<typeof s3FileStorage>[0]

beforeEach(async () => {
  mood = 'silent'
  asked = 0
  server = createServer((request, reply) => {
    asked += 1
    request.resume()
    const isObject = new URL(request.url ?? '', 'http://s3').pathname.split('/').length > 2
    if (mood === 'empty') reply.writeHead(isObject ? 404 : 200).end()
    if (mood === 'halfway') reply.writeHead(200, { 'content-length': 100 }).write('the start')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    bucket: 'bucket',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('every use of a storage that hangs ends in time, and while it hangs the next ones end immediately', async () => {
  const storage = s3FileStorage(settings, QUICK)
  await expect(storage.find(KEY)).rejects.toThrow(StorageUnavailable)
  const before = asked
  const begun = performance.now()
  await expect(storage.find(KEY)).rejects.toThrow(StorageUnavailable)
  await expect(storage.read(KEY)).rejects.toThrow(StorageUnavailable)
  await expect(storage.put(KEY, Buffer.from('abc'))).rejects.toThrow(StorageUnavailable)
  await expect(storage.remove(KEY)).rejects.toThrow(StorageUnavailable)
  expect(performance.now() - begun).toBeLessThan(QUICK.answerMilliseconds)
  expect(asked).toBe(before)
  storage.close()
})

test('bytes that stop coming end the download', async () => {
  mood = 'halfway'
  const storage = s3FileStorage(settings, QUICK)
  await expect(buffer(await storage.read(KEY))).rejects.toThrow(StorageUnavailable)
  storage.close()
})

test('INSP-6 with a storage that hangs the last chunk is 503 within 10 s, and immediately when it comes again', async () => {
  mood = 'empty'
  const files = s3FileStorage(settings, INTERACTIVE)
  const portal = await testApp({ files })
  const vet = await newCase(portal)
  const pdf = { name: 'echo.pdf', bytes: pdfBytes(2 * MB + 5), caseId: vet.caseId }
  await vet.client.putAll(pdf, upTo(2))
  mood = 'silent'
  const begun = performance.now()
  expect(await vet.client.put(pdf, 3)).toMatchObject({ status: 503 })
  const first = performance.now() - begun
  expect(await vet.client.put(pdf, 3)).toMatchObject({ status: 503 })
  const second = performance.now() - begun - first
  expect(first).toBeLessThan(10_000)
  expect(second).toBeLessThan(5000)
  await portal.close()
  files.close()
}, 60_000)
