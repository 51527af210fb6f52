import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newCase } from '../testing/new-case.ts'
import { chunkFields, pdfBytes, type SentFile } from '../testing/upload-client.ts'

/** Tests that need a real connection: bodies that break off, have a wrong length, or never arrive. */
let portal: TestApp
let port = 0

beforeAll(async () => {
  portal = await testApp()
  port = Number(new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => portal.close())

/** Sends the raw head of a chunk's request. */
async function begin(file: SentFile, sid: string, headers: string[]): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.on('error', () => {}) // the server may close first
  const query = chunkFields(file, 1, { sid })
  const type = 'content-type: application/octet-stream'
  const lines = [`POST ${UPLOAD_PATH}?${query} HTTP/1.1`, 'host: portal', type, ...headers, '', '']
  socket.write(lines.join('\r\n'))
  return socket
}

async function answer(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += part
    if (/\r\n\r\n.*\}$/s.test(text)) break
  }
  socket.destroy()
  return text
}

const length = (bytes: number) => `content-length: ${bytes}`
const twoChunks = (caseId: string) => ({ name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId })

test('INSP-6 a chunk whose connection breaks is not taken, and the same chunk can be sent again', async () => {
  const vet = await newCase(portal)
  const file = twoChunks(vet.caseId)
  const socket = await begin(file, vet.sid, [length(MB)])
  socket.write(file.bytes.subarray(0, MB / 2))
  socket.end()
  await once(socket.resume(), 'close')
  expect(await vet.leftovers()).toBe(0)
  expect(await vet.client.test(file, 1)).toMatchObject({ status: 204 })
  await vet.client.putAll(file)
  expect(await vet.stored('a.pdf')).toEqual(file.bytes)
})

test('a stranger is refused before a byte of the chunk has come', async () => {
  const vet = await newCase(portal)
  const socket = await begin(twoChunks(vet.caseId), 'x'.repeat(43), [length(MB)])
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 404 .*"code":-1002/s)
})

test('a body announced as too long is refused before a byte of it has come', async () => {
  const vet = await newCase(portal)
  const socket = await begin(twoChunks(vet.caseId), vet.sid, [length(4_294_967_296)])
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 415 .*"code":-8005/s)
})

test('a body that never ends is refused as soon as it is too long', async () => {
  const vet = await newCase(portal)
  const socket = await begin(twoChunks(vet.caseId), vet.sid, ['transfer-encoding: chunked'])
  const piece = Buffer.alloc(MB)
  for (let sent = 0; sent < 3; sent += 1)
    socket.write(`100000\r\n${piece.toString('latin1')}\r\n`, 'latin1')
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 415 .*"code":-8005/s)
  expect(await vet.leftovers()).toBe(0)
})

test('a body in pieces without a length is taken when it is as long as announced', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(10), caseId: vet.caseId }
  const socket = await begin(file, vet.sid, ['transfer-encoding: chunked'])
  socket.write(Buffer.concat([Buffer.from('a\r\n'), file.bytes, Buffer.from('\r\n0\r\n\r\n')]))
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 200 .*"complete":true/s)
})
