import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyNoDisk } from '../tools/mount-disk.ts'
import { describeCase } from './support/plain-case.ts'
import {
  type Caller,
  CHUNK_BYTES,
  chunkAddress,
  chunkBody,
  chunkCount,
  type PlainClient,
  plainClient,
  type SentFile,
  sha256,
} from './support/plain-client.ts'
import { freePort, type RunningServer, startServer } from './support/server.ts'

/** The built server, killed and without disk space during uploads: acknowledged chunks are stored, and nothing else is left. */
const dataDir = mkdtempSync(join(tmpdir(), 'systole-upload-faults-'))
const stored = join(dataDir, 'files')
let port = 0
let server: RunningServer
let portal: PlainClient
let vet: Caller
let who: Caller & { usid: string }

beforeAll(async () => {
  port = await freePort()
  server = await startServer({ dataDir, port })
  portal = plainClient(server.url)
  vet = await portal.login('demo.vet@systole.test')
  who = { ...vet, usid: (await describeCase(portal, vet, 'Faults')).usid }
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function aFile(name: string, chunks: number): SentFile {
  const bytes = Buffer.alloc(chunks * CHUNK_BYTES, name)
  bytes.write('%PDF-1.7\n')
  return { name, fileType: 'others', bytes }
}

async function send(file: SentFile, n: number) {
  const address = chunkAddress(portal.url, who, file, n)
  const response = await fetch(address, { method: 'POST', body: chunkBody(file, n) })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, ...(await response.json()) }
}

async function crash(): Promise<void> {
  await server.kill9()
  server = await startServer({ dataDir, port })
}

/** Sends the missing chunks of a file as a client does that asks first, such as Resumable.js. */
async function goOn(file: SentFile): Promise<void> {
  for (let n = 1; n <= chunkCount(file.bytes); n += 1) {
    if ((await fetch(chunkAddress(portal.url, who, file, n))).status === 200) continue
    expect(await send(file, n)).toMatchObject({ status: 200 })
  }
}

async function listed() {
  const asked = { sid: vet.sid, usid: who.usid }
  const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', asked)
  return files as { name: string; sha256: string; url: string }[]
}

/** Checks that each file is in the case once and unchanged, and that no chunk file or incomplete file is left. */
async function expectWhole(files: readonly SentFile[]): Promise<void> {
  const names = (await listed()).map(({ name }) => name)
  for (const { name, bytes } of files) {
    expect(names.filter((each) => each === name)).toEqual([name])
    const url = (await listed()).find((file) => file.name === name)?.url ?? ''
    expect(sha256(await portal.download(url))).toBe(sha256(bytes))
  }
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([])
  const inStore = readdirSync(stored, { recursive: true }).map(String)
  // A report or a preview interrupted by a kill waits for the sweeper.
  expect(inStore.filter((name) => /\bfile_[^.]*\..*new$/.test(name))).toEqual([])
}

test('INSP-6 a server killed in the middle of a chunk asks for that chunk again and for no other', async () => {
  const file = aFile('killed in a chunk.pdf', 3)
  await send(file, 1)
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  const { pathname, search } = new URL(chunkAddress(portal.url, who, file, 2))
  const head = `POST ${pathname}${search} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/octet-stream\r\ncontent-length: ${CHUNK_BYTES}\r\n\r\n`
  socket.write(head)
  const half = file.bytes.subarray(CHUNK_BYTES, CHUNK_BYTES * 1.5)
  await new Promise((taken) => socket.write(half, taken))
  await crash()
  socket.destroy()

  const withheld = [1, 2, 3].map((n) => fetch(chunkAddress(portal.url, who, file, n)))
  expect((await Promise.all(withheld)).map(({ status }) => status)).toEqual([200, 204, 204])
  await goOn(file)
  await expectWhole([file])
})

test.each([0, 5, 20])(
  'INSP-6 a server killed %i ms after the last chunks left makes each file once, whatever it was doing',
  async (laterMs) => {
    const files = [1, 2, 3, 4].map((number) => aFile(`last ${laterMs} ${number}.pdf`, number))
    for (const file of files)
      for (let n = 1; n < chunkCount(file.bytes); n += 1) await send(file, n)
    const lasts = files.map((file) => send(file, chunkCount(file.bytes)).catch(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, laterMs)) // sleep: the moment of a crash varies
    await crash()
    const answers = await Promise.all(lasts)
    const names = (await listed()).map(({ name }) => name)
    for (const [at, { name }] of files.entries())
      if (answers[at]?.status === 200) expect(names).toContain(name)

    for (const file of files) await goOn(file)
    await expectWhole(files)
  },
)

/** Mounts a small disk as the folder of stored files. */
const why = whyNoDisk()
describe.skipIf(why)(`the disk of stored files${why ? ` (${why})` : ''}`, () => {
  const remount = (...options: string[]) =>
    execFileSync('mount', ['-o', ['remount', ...options].join(','), stored])

  beforeAll(async () => {
    await server.stop()
    const aside = `${stored}-aside`
    cpSync(stored, aside, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', stored])
    cpSync(aside, stored, { recursive: true })
    server = await startServer({ dataDir, port })
  })
  afterAll(async () => {
    await server.stop()
    execFileSync('umount', [stored])
    server = await startServer({ dataDir, port })
  })

  const usedKilobytes = () =>
    Number(execFileSync('df', ['-k', '--output=used', stored], { encoding: 'utf8' }).split('\n')[1])

  test('full when a file is put together: it stays where it arrived, is asked for again in plain words, and is stored once there is room', async () => {
    const file = aFile('full.pdf', 4)
    for (const n of [1, 2, 3]) await send(file, n)
    remount(`size=${usedKilobytes() + 1500}k`)
    const full = await send(file, 4)
    expect(full).toMatchObject({ status: 503, retryAfter: '15', code: -429 })
    expect(full.message).toContain('disk of the portal is full')
    expect((await listed()).map(({ name }) => name)).not.toContain(file.name)
    expect(server.output()).toContain('the disk is full')
    remount('size=512m')
    expect(await send(file, 4)).toMatchObject({ status: 200, data: { complete: true } })
    await expectWhole([file])
  })

  test('read-only when a file is put together: the same, and the portal keeps working', async () => {
    const file = aFile('read-only.pdf', 3)
    for (const n of [1, 2]) await send(file, n)
    remount('ro')
    const away = await send(file, 3)
    expect(away).toMatchObject({ status: 503, retryAfter: '15' })
    expect(away.message).toBe('The file is here and will be stored soon.')
    expect(await send(file, 1)).toMatchObject({ status: 503 })
    expect((await listed()).map(({ name }) => name)).not.toContain(file.name)
    remount('rw')
    expect(await send(file, 3)).toMatchObject({ status: 200, data: { complete: true } })
    await expectWhole([file])
  })
})
