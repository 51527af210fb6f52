import { createHash, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { expect, type Page, type Response, test } from '@playwright/test'
import { describeCase } from './support/plain-case.ts'
import { type Caller, type PlainClient, plainClient } from './support/plain-client.ts'
import { ENGLISH } from './support/story.ts'

const require = createRequire(import.meta.url)
const RESUMABLE = require.resolve('resumablejs')
const FLOW = require.resolve('@flowjs/flow.js')
const MB = 1_048_576
const CALL = '/api/add_large_cardiobirdx_session_data'

/** The data passed to a published client, and the file it sends. */
type Job = { query: Record<string, string>; name: string; base64: string; options: object }
type Sent = { message: string; requests: string[] }

test.describe.configure({ mode: 'serial' })

let portal: PlainClient
let vet: Caller
let usid = ''
let page: Page

test.beforeAll(async ({ browser, baseURL }) => {
  portal = plainClient(baseURL ?? '')
  vet = await portal.login(ENGLISH.vet)
  usid = (await describeCase(portal, vet, `Clients ${Date.now()}`)).usid
  page = await browser.newPage()
  // a page of the portal's origin without the portal: the libraries act as pages of another maker
  await page.route('**/another-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>clients</title>' }),
  )
  await page.goto('/another-page')
  await page.addScriptTag({ path: RESUMABLE })
  await page.addScriptTag({ path: FLOW })
})
test.afterAll(() => page.close())

function jobFor(name: string, bytes: Buffer, options: object = {}): Job {
  const exinfo = JSON.stringify({ type: 'supplementary', file_type: 'echo' })
  const query = { sid: vet.sid, uid: vet.uid, usid, type: 'supplementary', exinfo }
  return { query, name, base64: bytes.toString('base64'), options }
}

function aPdf(sizeBytes: number): Buffer {
  const bytes = randomBytes(sizeBytes)
  bytes.write('%PDF-1.7\n'.slice(0, sizeBytes))
  return bytes
}

async function stored(name: string): Promise<Buffer> {
  const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', {
    sid: vet.sid,
    usid,
  })
  const file = files.find((each: { name: string }) => each.name === name)
  return portal.download(file.url)
}

const SENDERS = { 'Resumable.js': sendWithResumable, 'Flow.js': sendWithFlow }

for (const [client, sender] of Object.entries(SENDERS)) {
  /** Returns the client's final message, and each of its requests with the status. */
  const send = async (job: Job): Promise<Sent> => {
    const requests: string[] = []
    const note = (response: Response) => {
      if (!response.url().includes(CALL)) return
      requests.push(`${response.request().method()} ${response.status()}`)
    }
    page.on('response', note)
    const message = await page.evaluate(sender, { job, call: CALL })
    page.off('response', note)
    return { message, requests }
  }
  const nameOf = (what: string) => `${client} ${what}.pdf`

  for (const [what, sizeBytes, options] of [
    ['胸部X光', 3 * MB + 12_345, {}],
    ['exact', 2 * MB, {}],
    ['half more', 2.5 * MB, {}],
    ['half more forced', 2.5 * MB, { forceChunkSize: true }],
    ['one chunk', 1000, {}],
    ['three at once', 5 * MB, { simultaneousUploads: 3 }],
    ['octet', 2 * MB + 99, { method: 'octet' }],
  ] as const) {
    test(`INSP-6 ${client} uploads: ${what}`, async () => {
      const bytes = aPdf(sizeBytes)
      const { message, requests } = await send(jobFor(nameOf(what), bytes, options))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(JSON.parse(message)).toMatchObject({
        code: 0,
        data: { complete: true, name: nameOf(what), size: sizeBytes, sha256 },
      })
      expect((await stored(nameOf(what))).equals(bytes)).toBe(true)
      const posts = requests.filter((line) => line.startsWith('POST'))
      expect(requests.filter((line) => line.startsWith('GET'))).toHaveLength(posts.length)
      expect(posts.filter((line) => !line.endsWith('200'))).toEqual([])
    })
  }

  test(`INSP-6 ${client} sends only what is missing of a file begun before`, async () => {
    const bytes = aPdf(4 * MB)
    const job = jobFor(nameOf('begun'), bytes)
    const identifier = `${bytes.length}-${job.name.replaceAll(/[^0-9a-zA-Z_-]/g, '')}`
    for (const number of [1, 3]) await putPlainly(job, bytes, { number, identifier })
    const { requests } = await send(job)
    expect(requests.filter((line) => line.startsWith('POST'))).toHaveLength(2)
    expect((await stored(job.name)).equals(bytes)).toBe(true)
  })

  test(`${client} gives a refused file up after one chunk`, async () => {
    const job = jobFor(nameOf('lies'), Buffer.alloc(2 * MB, 'not a film'))
    const { message, requests } = await send(job)
    expect(JSON.parse(message)).toMatchObject({ code: -8004 })
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual(['POST 415'])
  })
}

/** Uploads without a library: raw bytes, the fields in the address. */
async function putPlainly(
  job: Job,
  bytes: Buffer,
  { number, identifier }: { number: number; identifier: string },
) {
  const chunk = bytes.subarray((number - 1) * MB, number * MB)
  const fields = new URLSearchParams({
    ...job.query,
    resumableChunkNumber: String(number),
    resumableChunkSize: String(MB),
    resumableCurrentChunkSize: String(chunk.length),
    resumableTotalSize: String(bytes.length),
    resumableTotalChunks: String(Math.max(1, Math.floor(bytes.length / MB))),
    resumableIdentifier: identifier,
    resumableFilename: job.name,
  })
  const answer = await fetch(`${portal.url}${CALL}?${fields}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(chunk),
  })
  expect(answer.status).toBe(200)
}

/** Runs in the page. */
async function sendWithResumable({ job, call }: { job: Job; call: string }): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: the library comes as a script of the page
  const { Resumable } = window as any
  const bytes = await (await fetch(`data:application/pdf;base64,${job.base64}`)).blob()
  return new Promise((resolve) => {
    const resumable = new Resumable({
      target: call,
      query: job.query,
      chunkSize: 1_048_576,
      simultaneousUploads: 1,
      maxFiles: 1,
      ...job.options,
    })
    const end = (_file: unknown, message: string) => resolve(message)
    resumable.on('fileAdded', () => resumable.upload())
    resumable.on('fileSuccess', end)
    resumable.on('fileError', end)
    resumable.addFile(new File([bytes], job.name, { type: 'application/pdf' }))
  })
}

/** Runs in the page. */
async function sendWithFlow({ job, call }: { job: Job; call: string }): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: the library comes as a script of the page
  const { Flow } = window as any
  const bytes = await (await fetch(`data:application/pdf;base64,${job.base64}`)).blob()
  return new Promise((resolve) => {
    const flow = new Flow({
      target: call,
      query: job.query,
      chunkSize: 1_048_576,
      simultaneousUploads: 1,
      singleFile: true,
      ...job.options,
    })
    const end = (_file: unknown, message: string) => resolve(message)
    flow.on('fileSuccess', end)
    flow.on('fileError', end)
    flow.on('filesSubmitted', () => flow.upload())
    flow.addFile(new File([bytes], job.name, { type: 'application/pdf' }))
  })
}
