import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { bufferReleaser } from './release-chunk-buffers.ts'

/** Receives a body of this length, and returns its buffers before and their memory after it is released. */
async function receive(body: Buffer<ArrayBuffer>, kept: (parts: Buffer[]) => Buffer[]) {
  const { promise, resolve } = Promise.withResolvers<{ before: Buffer[]; after: number }>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const before = kept(parts)
      bufferReleaser().release(request, before)
      resolve({ before, after: before.reduce((sum, part) => sum + part.byteLength, 0) })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  server.close()
  return promise
}

test('memory used by a chunk alone is released', async () => {
  const { before, after } = await receive(Buffer.alloc(1_048_576, 7), (parts) => parts)
  expect(before.length).toBeGreaterThan(1)
  expect(after).toBe(0)
})

test('memory shared with something else is kept', async () => {
  const { after } = await receive(Buffer.alloc(1000, 7), ([part = Buffer.alloc(0)]) => [
    part.subarray(0, 10),
    Buffer.from('in the pool of small buffers'),
  ])
  expect(after).toBe(10 + 28)
  expect(Buffer.from('still whole').toString()).toBe('still whole')
})

test('bytes that were not received over the network are kept', () => {
  const bytes = Buffer.alloc(65_536, 7)
  bufferReleaser().release({}, [bytes])
  expect(bytes.byteLength).toBe(65_536)
})
