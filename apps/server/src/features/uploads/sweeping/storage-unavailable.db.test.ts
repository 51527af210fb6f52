import { DAY, MINUTE } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FileStorage, StorageUnavailable } from '../../../ports/file-storage.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newCase } from '../testing/new-case.ts'
import { pdfBytes, sha256 } from '../testing/upload-client.ts'
import { finishStrandedUploads } from './finish-stranded-uploads.ts'
import { sweepAbandonedUploads } from './sweep-abandoned-uploads.ts'

let portal: TestApp
let isAway = false

beforeAll(async () => {
  portal = await testApp()
  const { files } = portal.context
  Object.assign(files, awayAtTimes({ ...files }))
})
afterEach(() => {
  isAway = false
})
afterAll(() => portal.close())

/** Wraps a storage that is unavailable while `isAway`. */
function awayAtTimes(files: FileStorage): Partial<FileStorage> {
  const reach = async () => {
    if (isAway) throw new StorageUnavailable('out of reach')
  }
  return {
    adopt: (...what) => reach().then(() => files.adopt(...what)),
    read: (...what) => reach().then(() => files.read(...what)),
    find: (...what) => reach().then(() => files.find(...what)),
    remove: (...what) => reach().then(() => files.remove(...what)),
  }
}

const work = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const AGAIN = { status: 503 }

async function strandedUpload() {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(3 * MB), caseId: vet.caseId }
  await vet.client.putAll(file, [1, 2])
  isAway = true
  expect(await vet.client.put(file, 3)).toMatchObject(AGAIN)
  expect(await vet.names()).toEqual([])
  return { vet, file }
}

test('with the storage away the last chunk is kept and asked for again; once it is back, the same chunk completes the file', async () => {
  const { vet, file } = await strandedUpload()
  expect(await vet.client.put(file, 3)).toMatchObject(AGAIN)
  isAway = false
  const last = await vet.client.put(file, 3)
  expect(last).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
})

test('a test or a question about the chunks completes it as well', async () => {
  const { vet, file } = await strandedUpload()
  expect(await vet.client.test(file, 1)).toMatchObject(AGAIN)
  expect(await vet.client.offset(file)).toMatchObject(AGAIN)
  isAway = false
  expect(await vet.client.test(file, 1)).toMatchObject({ data: { complete: true } })
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
})

test('a job completes the file under the name of its sender, without a further request', async () => {
  const { vet, file } = await strandedUpload()
  portal.clock.advance(2 * MINUTE)
  await finishStrandedUploads(work())
  expect(await vet.names()).toEqual([])
  isAway = false
  await finishStrandedUploads(work())
  await finishStrandedUploads(work())
  expect(await vet.rows()).toMatchObject([
    { uploadedBy: vet.accountId, sha256: sha256(file.bytes) },
  ])
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  expect(await vet.client.test(file, 3)).toMatchObject({ data: { complete: true } })
})

test('the job leaves alone who sent the last chunk a moment ago, and uploads with holes', async () => {
  const { vet, file } = await strandedUpload()
  isAway = false
  await finishStrandedUploads(work())
  expect(await vet.names()).toEqual([])
  const holed = { name: 'other.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  await vet.client.put(holed, 1)
  portal.clock.advance(2 * MINUTE)
  await finishStrandedUploads(work())
  expect(await vet.names()).toEqual([file.name])
})

test('a file whose storage is away for days is not swept with the abandoned ones', async () => {
  const { vet, file } = await strandedUpload()
  portal.clock.advance(3 * DAY)
  isAway = false
  await sweepAbandonedUploads(work())
  await finishStrandedUploads(work())
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
})

test('a case closed meanwhile takes the file no more, and nothing of it stays', async () => {
  const { vet } = await strandedUpload()
  await vet.setStatus('reject')
  isAway = false
  portal.clock.advance(2 * MINUTE)
  await finishStrandedUploads(work())
  expect(await vet.names()).toEqual([])
  expect(await vet.leftovers()).toBe(0)
})

test('a digest announced at the start is verified when the job completes the file', async () => {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  const options = { overrides: { sha256: '0'.repeat(64) } }
  await vet.client.put(file, 1, options)
  isAway = true
  expect(await vet.client.put(file, 2)).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.names()).toEqual([])
})

test('a file whose storage is away is asked for again, not missing', async () => {
  const vet = await newCase(portal)
  await vet.client.put({ name: 'a.pdf', bytes: pdfBytes(1000), caseId: vet.caseId }, 1)
  const [listed] = (await vet.list()).data.files
  isAway = true
  const response = await portal.app.inject({ url: listed?.url ?? '' })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBeDefined()
})
