import { MINUTE } from '@systole/domain/time/durations'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newCase } from '../testing/new-case.ts'
import { pdfBytes } from '../testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function caseWith(...names: string[]) {
  const vet = await newCase(portal)
  for (const [at, name] of names.entries()) {
    await vet.client.put({ name, bytes: pdfBytes(1000 + at), caseId: vet.caseId }, 1)
  }
  return vet
}

type Api = Awaited<ReturnType<typeof newCase>>['api']

async function urlOf(api: Api, caseId: string, language?: 'zh_hk') {
  const reply = await api.uploads.queryCaseArchive({ usid: caseId, language: language ?? 'en_us' })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.url
}

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => portal.app.inject({ method, url })

async function unzip(bytes: Buffer) {
  const entries = await new ZipReader(
    new BlobReader(new Blob([Uint8Array.from(bytes)])),
  ).getEntries()
  const texts = entries.map(async (entry) => {
    if (entry.directory) throw new Error('a folder')
    return [
      entry.filename,
      await entry.getData(new Uint8ArrayWriter(), { checkSignature: true }),
    ] as const
  })
  return new Map(await Promise.all(texts))
}

test('INSP-9 all files of a case come as one ZIP under their own names', async () => {
  const vet = await caseWith('胸部X光.pdf', 'ECG.pdf')
  const response = await get(await urlOf(vet.api, vet.caseId))
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(response.rawPayload.length),
    'content-disposition': expect.stringMatching(/^attachment; .*\d{4}-\d\d-\d\d\.zip/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const files = await unzip(response.rawPayload)
  expect([...files.keys()]).toEqual(['胸部X光.pdf', 'ECG.pdf'])
  expect(files.get('ECG.pdf')?.length).toBe(1001)
})

test('how long it is can be asked without it', async () => {
  const vet = await caseWith('a.pdf')
  const url = await urlOf(vet.api, vet.caseId)
  const [head, whole] = [await get(url, 'HEAD'), await get(url)]
  expect(head.rawPayload.length).toBe(0)
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
})

test('a file whose bytes are gone is named in a text of the ZIP, in the reader’s language', async () => {
  const vet = await caseWith('there.pdf', '不見了.pdf')
  const gone = (await vet.rows()).find(({ name }) => name === '不見了.pdf')
  await portal.context.files.remove(gone?.storageKey ?? '')
  const files = await unzip((await get(await urlOf(vet.api, vet.caseId, 'zh_hk'))).rawPayload)
  expect([...files.keys()]).toEqual(['there.pdf', '缺少的檔案.txt'])
  expect(String(Buffer.from(files.get('缺少的檔案.txt') ?? []))).toMatch(
    /1 個檔案無法讀取[\s\S]*不見了\.pdf/,
  )
})

test('CALL-15 a foreign case is as good as none', async () => {
  const [vet, stranger] = [await caseWith('a.pdf'), await newCase(portal)]
  const reply = await stranger.api.uploads.queryCaseArchive({
    usid: vet.caseId,
    language: 'en_us',
  })
  expect(reply).toMatchObject({ ok: false, error: 'caseNotFound' })
})

test('the cardiologist saves the files of a paid case, and none of one that is not', async () => {
  const reader = await portal.as('cardiologist')
  const [open, paid] = [await caseWith('a.pdf'), await newCase(portal, { status: 'submit' })]
  await paid.client.put({ name: 'b.pdf', bytes: pdfBytes(9), caseId: paid.caseId }, 1)
  expect(
    await reader.api.uploads.queryCaseArchive({ usid: open.caseId, language: 'en_us' }),
  ).toMatchObject({ ok: false, error: 'caseNotFound' })
  const files = await unzip((await get(await urlOf(reader.api, paid.caseId))).rawPayload)
  expect([...files.keys()]).toEqual(['b.pdf'])
})

test('the link opens one case and ends after minutes', async () => {
  const [vet, other] = [await caseWith('a.pdf'), await caseWith('b.pdf')]
  const url = await urlOf(vet.api, vet.caseId)
  expect((await get(url.replace(vet.caseId, other.caseId))).statusCode).toBe(404)
  expect((await get(url.replace(/t=.*/, 't=none'))).statusCode).toBe(404)
  portal.clock.advance(6 * MINUTE)
  expect((await get(url)).statusCode).toBe(404)
})
