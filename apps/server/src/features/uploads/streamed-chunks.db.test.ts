import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from './testing/new-case.ts'
import { pdfBytes, type SentFile, sha256, upTo } from './testing/upload-client.ts'

/** Chunks whose first pieces are on the disk before their last bytes arrive: from the ninth on. */
const STREAMED = 9
const CHUNKS = 10

let portal: TestApp
let port = 0

beforeAll(async () => {
  portal = await testApp()
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => portal.close())

/** Uploads all but the last two chunks of a vet's file. */
async function nearlyThere() {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(CHUNKS * MB), caseId: vet.caseId }
  await vet.client.putAll(file, upTo(STREAMED - 1))
  /** Sends the first bytes of the chunk over a raw socket and waits until the system has accepted them. */
  const begin = async (sent: SentFile, bytes: number) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    const head = `POST ${UPLOAD_PATH}?${vet.fields(sent, STREAMED)} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/octet-stream\r\ncontent-length: ${MB}\r\n\r\n`
    socket.write(head)
    await new Promise((resolve) => socket.write(chunkOf(sent).subarray(0, bytes), resolve))
    return socket
  }
  return { vet, file, begin }
}

const chunkOf = ({ bytes }: SentFile) => bytes.subarray((STREAMED - 1) * MB, STREAMED * MB)

async function answer(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += part
    if (/\r\n\r\n.*\}$/s.test(text)) break
  }
  socket.destroy()
  return text
}

test.each([1, MB / 4, MB / 2 + 1, MB - 1])(
  'INSP-6 a chunk cut after %i bytes, some of them on the disk, is asked for again',
  async (bytes) => {
    const { vet, file, begin } = await nearlyThere()
    const socket = await begin(file, bytes)
    socket.end()
    await once(socket.resume(), 'close')
    expect(await vet.client.test(file, STREAMED)).toMatchObject({ status: 204 })
    const answers = await vet.client.putAll(file, [STREAMED, CHUNKS])
    expect(answers.at(-1)).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
    expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
  },
)

test('INSP-6 a connection that hangs in a chunk does not keep the chunk from being sent again, and learns so when it wakes', async () => {
  const { vet, file, begin } = await nearlyThere()
  const socket = await begin(file, MB / 2)
  expect(await vet.client.put(file, STREAMED)).toMatchObject({ data: { received: STREAMED } })
  socket.write(chunkOf(file).subarray(MB / 2))
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 200 .*"received":9/s)
  await vet.client.put(file, CHUNKS)
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})

test('a hanging chunk of another file under the same name is refused when it wakes, and leaves no byte of it', async () => {
  const { vet, file, begin } = await nearlyThere()
  const socket = await begin({ ...file, bytes: pdfBytes(CHUNKS * MB, 2) }, MB / 2)
  await vet.client.put(file, STREAMED)
  socket.write(chunkOf({ ...file, bytes: pdfBytes(CHUNKS * MB, 2) }).subarray(MB / 2))
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 415 .*"code":-8005/s)
  const last = await vet.client.put(file, CHUNKS)
  expect(last).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})

test('two connections that bring the same chunk piece by piece make one chunk', async () => {
  const { vet, file, begin } = await nearlyThere()
  const sockets = [await begin(file, MB / 2), await begin(file, MB / 4)]
  sockets[1]?.write(chunkOf(file).subarray(MB / 4))
  sockets[0]?.write(chunkOf(file).subarray(MB / 2))
  for (const socket of sockets)
    expect(await answer(socket)).toMatch(/^HTTP\/1\.1 200 .*"received":9/s)
  await vet.client.put(file, CHUNKS)
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})

test('more simultaneous chunks than go past the cache make the same file', async () => {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(32 * MB), caseId: vet.caseId }
  await vet.client.putAll(file, upTo(STREAMED - 1))
  const rest = upTo(32).slice(STREAMED - 1)
  const answers = await Promise.all(rest.map((number) => vet.client.put(file, number)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
})
