import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { DAY, HOUR, SECOND } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyNoDisk } from '../../../../../tools/mount-disk.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from './testing/new-case.ts'
import { chunkFields, pdfBytes, sha256, uploadClient, upTo } from './testing/upload-client.ts'

/** Upload faults: each ends resumed or refused with a clear message; nothing is lost or left over. */
let portal: TestApp
let port = 0

beforeAll(async () => {
  portal = await testApp()
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => portal.close())

const CHUNKS = 10
/** Files of chunks; a finished upload has none. */
const arriving = () => readdir(portal.context.incomingDir)
const aFile = (caseId: string, name = 'echo.pdf', chunks = CHUNKS) => ({
  name,
  bytes: pdfBytes(chunks * MB),
  caseId,
})

test.each([
  ['1 %', 'closed', 1, 0.1],
  ['50 %', 'closed', 6, 0.5],
  ['99 %', 'closed', CHUNKS, 0.9],
  ['1 %', 'torn', 1, 0.1],
  ['50 %', 'torn', 6, 0.5],
  ['99 %', 'torn', CHUNKS, 0.9],
] as const)(
  'INSP-6 a connection cut at %s of the file, %s, continues with the chunk it was cut in and leaves nothing behind',
  async (_, end, chunk, part) => {
    const vet = await newCase(portal)
    const file = aFile(vet.caseId)
    const before = upTo(chunk - 1)
    await vet.client.putAll(file, before)

    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    const fields = chunkFields(file, chunk, { sid: vet.sid })
    socket.write(
      `POST ${UPLOAD_PATH}?${fields} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/octet-stream\r\ncontent-length: ${MB}\r\n\r\n`,
    )
    const from = (chunk - 1) * MB
    await new Promise((taken) => socket.write(file.bytes.subarray(from, from + part * MB), taken))
    if (end === 'torn') socket.resetAndDestroy()
    else socket.end()
    await once(socket.resume(), 'close')

    expect(await vet.client.offset(file)).toMatchObject({ data: { received: before } })
    const rest = upTo(CHUNKS).slice(chunk - 1)
    const answers = await vet.client.putAll(file, rest)
    expect(answers.at(-1)).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
    expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
    expect(await arriving()).toEqual([])
  },
)

test('a clock that jumps ahead ends the session, and a new one continues where the upload stopped', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 'echo.pdf', 3)
  await vet.client.put(file, 1)
  portal.clock.advance(13 * HOUR)
  expect(await vet.client.put(file, 2)).toMatchObject({ status: 404, code: -1002 })
  const again = uploadClient(portal.app, await portal.sessionOf(vet.accountId))
  expect(await again.offset(file)).toMatchObject({ data: { received: [1] } })
  await again.putAll(file, [2, 3])
  portal.clock.advance(-13 * HOUR)
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})

test('a clock that jumps back changes nothing', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 'echo.pdf', 3)
  await vet.client.put(file, 1)
  portal.clock.advance(-2 * DAY)
  await vet.client.putAll(file, [3, 2])
  portal.clock.advance(2 * DAY)
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})

test('50 simultaneous uploads all arrive, those asked to come again after coming again', async () => {
  const vet = await newCase(portal)
  const files = upTo(50).map((number) => aFile(vet.caseId, `${number}.pdf`, 2))
  await Promise.all(files.map((file) => arriveAtLast(vet.client, file)))
  expect((await vet.names()).sort()).toEqual(files.map(({ name }) => name).sort())
  const digests = new Set((await vet.rows()).map((row) => row.sha256))
  expect(digests).toEqual(new Set([sha256(pdfBytes(2 * MB))]))
  expect(await arriving()).toEqual([])

  /** Sends the chunks, retrying when requested. */
  async function arriveAtLast(client: typeof vet.client, file: ReturnType<typeof aFile>) {
    for (const number of [1, 2]) {
      let answer = await client.put(file, number)
      while (answer.status === 503) answer = await client.put(file, number)
      expect(answer.status).toBe(200)
    }
  }
})

test('two tabs that send the same file under one name make one file, and both hear so', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 'echo.pdf', 3)
  const [one, other] = await Promise.all([
    vet.client.putAll(file, [1, 2, 3]),
    vet.client.putAll(file, [3, 2, 1]),
  ])
  const heard = [...one, ...other].filter(({ status }) => status !== 200)
  expect(heard).toEqual([])
  expect(await vet.client.test(file, 1)).toMatchObject({ data: { complete: true } })
  expect(await vet.names()).toEqual([file.name])
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
  expect(await arriving()).toEqual([])
})

test('the same file again is refused by its name, and taken under another', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 'echo.pdf', 1)
  await vet.client.put(file, 1)
  const again = { ...file, identifier: 'chosen again' }
  const refused = await vet.client.put(again, 1)
  expect(refused).toMatchObject({ status: 415, code: -8002 })
  expect(refused.message).toBe('A file with this name is already in this case.')
  expect(await vet.client.put({ ...again, name: 'echo 2.pdf' }, 1)).toMatchObject({ status: 200 })
})

test('a case paid while its file arrives takes the rest of it', async () => {
  const vet = await newCase(portal, { status: 'upload' })
  const file = aFile(vet.caseId, 'echo.pdf', 2)
  await vet.client.put(file, 1)
  await portal.context.database.execute(sql`
    update cases set status = 'submit', submitted_at = now(), due_at = now() + interval '1 day'
    where case_id = ${vet.caseId}`)
  portal.clock.advance(3 * SECOND)
  expect(await vet.client.put(file, 2)).toMatchObject({ data: { complete: true } })
})

/** A separate disk that can shrink. */
const why = whyNoDisk()

describe.skipIf(why)(`a full disk${why ? ` (${why})` : ''}`, () => {
  let small: TestApp
  let folder = ''
  const resize = (size: string) =>
    execFileSync('mount', ['-o', `remount,size=${size}`, folder], { stdio: 'pipe' })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'systole-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3g', 'tmpfs', folder], { stdio: 'pipe' })
    small = await testApp({ incomingDir: folder })
  })
  afterAll(async () => {
    await small.close()
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  })

  test('a chunk that finds no room is asked for again; with room the upload continues and nothing is lost', async () => {
    const vet = await newCase(small)
    const file = aFile(vet.caseId, 'echo.pdf', 4)
    expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
    resize('1500k')
    const full = await vet.client.put(file, 2)
    expect(full).toMatchObject({ status: 503, code: -429 })
    expect(full.message).toContain('disk of the portal is full')
    expect(await vet.client.offset(file)).toMatchObject({ data: { received: [1] } })
    resize('3g')
    const answers = await vet.client.putAll(file, [2, 3, 4])
    expect(answers.at(-1)).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
    expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true) // moved to another disk
    expect(readdirSync(folder)).toEqual([])
  })

  test('a file is not begun where a gigabyte would not stay free', async () => {
    const vet = await newCase(small)
    resize('1g')
    expect(await vet.client.put(aFile(vet.caseId), 1)).toMatchObject({ status: 503 })
    expect(await vet.leftovers()).toBe(0)
    resize('3g')
  })
})
