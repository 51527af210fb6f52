import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import type { UploaderEvent } from '@systole/domain/uploads/chunks/uploader-state'
import { expect, test } from 'vitest'
import { sendFile } from './chunked-uploader.ts'

type Answer = () => Response | Promise<Response>

const ok = (data: object) => Response.json({ code: 0, message: '', data })
const refused = (status: number, code: number) => () =>
  Response.json({ code, message: 'no' }, { status })
const lost: Answer = () => {
  throw new TypeError('Failed to fetch')
}

/** Bytes in which no two chunks are equal. */
function fileOf(sizeBytes: number): Blob {
  return new Blob([Uint8Array.from({ length: sizeBytes }, (_, at) => (at * 31 + (at >> 20)) % 251)])
}

/** Creates a server with one file in memory; `before` may replace its reply. */
function tinyServer(
  total: number,
  before: (request: string) => Answer | undefined = () => undefined,
) {
  const chunks = new Map<number, Uint8Array>()
  const requests: string[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { searchParams, pathname } = new URL(url, 'http://portal.test')
    const number = Number(searchParams.get('resumableChunkNumber'))
    const request = pathname.endsWith('/offset') ? 'ask' : `send ${number}`
    requests.push(request)
    init.signal?.throwIfAborted()
    const instead = before(request)
    if (instead) return instead()
    if (request === 'ask') {
      return ok({ received: [...chunks.keys()], total, complete: chunks.size === total })
    }
    chunks.set(number, new Uint8Array(await new Response(init.body).arrayBuffer()))
    if (chunks.size < total) return ok({ complete: false, received: chunks.size, total })
    return ok({ complete: true, name: 'a.dcm', size: 1, sha256: '' })
  }
  const bytes = () =>
    [...chunks.entries()].sort(([a], [b]) => a - b).flatMap(([, chunk]) => [...chunk])
  return { fetch, requests, chunks, bytes }
}

/** Returns the scripted faults of each request in turn. */
function faults(list: Record<string, Answer[]>): (request: string) => Answer | undefined {
  return (request) => list[request]?.shift()
}

async function upload(
  file: Blob,
  server: Pick<ReturnType<typeof tinyServer>, 'fetch'>,
  {
    controller = new AbortController(),
    onEvent = () => {},
    limit = () => new AbortController().signal,
  }: {
    controller?: AbortController
    onEvent?: (event: UploaderEvent) => void
    limit?: (milliseconds: number) => AbortSignal
  } = {},
) {
  const events: UploaderEvent[] = []
  const waits: number[] = []
  const job = {
    caseId: 'case_mochi',
    accountId: 'account_chan',
    identifier: 'abc',
    kind: 'echo',
    name: '心臟.dcm',
    file,
  } as const
  await sendFile(job, {
    fetch: server.fetch,
    signal: controller.signal,
    onEvent: (event) => {
      events.push(event)
      onEvent(event)
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
    limit,
  })
  return { events, waits, last: events.at(-1) }
}

test.each([
  ['one byte', 1, 1],
  ['exactly one chunk', CHUNK_BYTES, 1],
  ['one byte more than a chunk', CHUNK_BYTES + 1, 2],
  ['two chunks and a half', CHUNK_BYTES * 2.5, 3],
])('INSP-6 a file of %s arrives byte for byte', async (_, sizeBytes, total) => {
  const file = fileOf(sizeBytes)
  const server = tinyServer(total)
  const { last } = await upload(file, server)
  expect(last).toEqual({ type: 'finished' })
  expect(Buffer.from(server.bytes()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  expect([...server.chunks.values()].every((chunk) => chunk.length <= CHUNK_BYTES)).toBe(true)
})

test('INSP-6 one question, then each chunk once and in order', async () => {
  const server = tinyServer(3)
  const { events } = await upload(fileOf(CHUNK_BYTES * 3), server)
  expect(server.requests).toEqual(['ask', 'send 1', 'send 2', 'send 3'])
  expect(events.map(({ type }) => type)).toEqual([
    'started',
    'receivedCounted',
    'chunkTaken',
    'chunkTaken',
    'chunkTaken',
    'finished',
  ])
})

test('INSP-6 what the server holds already is not sent again', async () => {
  const server = tinyServer(3)
  server.chunks.set(1, new Uint8Array()).set(3, new Uint8Array())
  const { events } = await upload(fileOf(CHUNK_BYTES * 3), server)
  expect(server.requests).toEqual(['ask', 'send 2'])
  expect(events[1]).toEqual({ type: 'receivedCounted', received: 2 })
})

test('INSP-6 a file that is whole already is not sent at all', async () => {
  const server = tinyServer(1)
  server.chunks.set(1, new Uint8Array())
  const { last } = await upload(fileOf(9), server)
  expect(server.requests).toEqual(['ask'])
  expect(last).toEqual({ type: 'finished' })
})

test('INSP-6 a lost connection is tried again later and later, from where it stopped', async () => {
  const server = tinyServer(2, faults({ ask: [lost, lost], 'send 2': [lost] }))
  const { waits, events, last } = await upload(fileOf(CHUNK_BYTES * 2), server)
  expect(server.requests).toEqual(['ask', 'ask', 'ask', 'send 1', 'send 2', 'ask', 'send 2'])
  expect(waits).toEqual([1000, 2000, 1000]) // a successful chunk resets the count
  expect(events.filter(({ type }) => type === 'connectionLost')).toHaveLength(3)
  expect(last).toEqual({ type: 'finished' })
})

test('INSP-6 a chunk that arrived although its answer was lost is not sent twice', async () => {
  const server = tinyServer(2, faults({}))
  let answersLost = 1
  const fetch: typeof server.fetch = async (url, init) => {
    const answer = await server.fetch(url, init)
    if (init.method === 'POST' && answersLost-- > 0) throw new TypeError('Failed to fetch')
    return answer
  }
  const { last } = await upload(fileOf(CHUNK_BYTES * 2), { fetch })
  expect(server.requests).toEqual(['ask', 'send 1', 'ask', 'send 2'])
  expect(last).toEqual({ type: 'finished' })
})

test.each([500, 502, 503, 504, 429, 408])('INSP-6 HTTP %i is tried again', async (status) => {
  const server = tinyServer(1, faults({ 'send 1': [refused(status, -1)] }))
  const { last } = await upload(fileOf(9), server)
  expect(server.requests).toEqual(['ask', 'send 1', 'ask', 'send 1'])
  expect(last).toEqual({ type: 'finished' })
})

test('an answer that never comes is given up, then waited for twice as long; nothing is sent twice for it', async () => {
  const limits: number[] = []
  const ends = new Map<number, AbortController>()
  const limit = (milliseconds: number) => {
    const end = new AbortController()
    ends.set(limits.push(milliseconds), end)
    return end.signal
  }
  const server = tinyServer(2)
  let isDead = true
  const fetch = async (url: string, init: RequestInit) => {
    if (!url.includes('ChunkNumber=2') || !isDead) return server.fetch(url, init)
    isDead = false
    const { promise, reject } = Promise.withResolvers<Response>()
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    ends.get(limits.length)?.abort(new DOMException('', 'TimeoutError'))
    return promise
  }
  const { events } = await upload(fileOf(CHUNK_BYTES + 1), { fetch }, { limit })
  expect(events.at(-1)).toEqual({ type: 'finished' })
  expect(limits.map((milliseconds) => milliseconds / 60_000)).toEqual([2, 2, 2, 4, 4])
  expect(server.requests).toEqual(['ask', 'send 1', 'ask', 'send 2'])
})

test('a server that says when to come back is not asked before', async () => {
  const busy = () => new Response('', { status: 503, headers: { 'retry-after': '7' } })
  const { waits } = await upload(fileOf(9), tinyServer(1, faults({ ask: [busy] })))
  expect(waits).toEqual([7000])
})

test('a sign-in page of a hotel is not taken for the portal', async () => {
  const page = () => new Response('<html>', { status: 200 })
  const { last, waits } = await upload(fileOf(9), tinyServer(1, faults({ ask: [page] })))
  expect(waits).toHaveLength(1)
  expect(last).toEqual({ type: 'finished' })
})

test.each([
  [415, -8004],
  [415, -8002],
  [404, -6002],
  [404, -1002],
])('INSP-7 HTTP %i with %i ends the upload for good', async (status, code) => {
  const server = tinyServer(3, faults({ 'send 2': [refused(status, code)] }))
  const { last, waits } = await upload(fileOf(CHUNK_BYTES * 3), server)
  expect(server.requests).toEqual(['ask', 'send 1', 'send 2'])
  expect(waits).toEqual([])
  expect(last).toEqual({ type: 'failed', failure: { code, message: 'no' } })
})

test('INSP-6 a paused upload sends nothing more, and continues where it stopped', async () => {
  const server = tinyServer(3)
  const file = fileOf(CHUNK_BYTES * 3)
  const controller = new AbortController()
  const { last } = await upload(file, server, {
    controller,
    onEvent: ({ type }) => {
      if (type === 'chunkTaken') controller.abort()
    },
  })
  expect(server.requests).toEqual(['ask', 'send 1', 'send 2'])
  expect(last?.type).toBe('chunkTaken')
  expect([...server.chunks.keys()]).toEqual([1]) // the request for the second was aborted
  await upload(file, server)
  expect(server.requests.slice(3)).toEqual(['ask', 'send 2', 'send 3'])
  expect(Buffer.from(server.bytes()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
})

test('a file that changed on the disk fails immediately', async () => {
  const file = fileOf(9)
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  const { last } = await upload(file, tinyServer(1))
  expect(last).toMatchObject({ type: 'failed', failure: { code: 1 } })
})

test('the file is named by the fields of the wire, session and account apart', async () => {
  let asked = ''
  await upload(fileOf(CHUNK_BYTES + 5), {
    fetch: async (url, init) => {
      asked ||= url
      expect(init.headers).toMatchObject({ 'X-Portal': '1' })
      return ok({ received: [], total: 2, complete: true })
    },
  })
  const { pathname, searchParams } = new URL(asked, 'http://portal.test')
  expect(pathname).toBe('/api/add_large_cardiobirdx_session_data/offset')
  expect(Object.fromEntries(searchParams)).toEqual({
    uid: 'account_chan',
    usid: 'case_mochi',
    type: 'supplementary',
    exinfo: '{"type":"supplementary","file_type":"echo"}',
    resumableChunkSize: '1048576',
    resumableTotalSize: String(CHUNK_BYTES + 5),
    resumableTotalChunks: '2',
    resumableIdentifier: 'abc',
    resumableFilename: '心臟.dcm',
    resumableRelativePath: '心臟.dcm',
    resumableType: '',
  })
})

test('a file that finds no room says how much of the hospital’s storage is used', async () => {
  const storage = { used: 199_500_000_000, quota: 200_000_000_000 }
  const fetch = async () =>
    Response.json({ code: -8007, message: 'no room', data: storage }, { status: 415 })
  const events: UploaderEvent[] = []
  await upload(fileOf(9), { fetch }, { onEvent: (event) => events.push(event) })
  const failure = { code: -8007, message: 'no room', storage }
  expect(events.at(-1)).toEqual({ type: 'failed', failure })
})
