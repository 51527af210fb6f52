import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { drainable } from './drain-server.ts'

test('a connection that has asked nothing does not hold up the end', async () => {
  const { server, drain, port } = await listen(createServer())
  const idle = connect(port, '127.0.0.1')
  await once(server, 'connection')

  const closed = once(server, 'close')
  server.close()
  drain()

  await closed
  await once(idle.resume(), 'close')
  expect(idle.destroyed).toBe(true)
})

test('a request in flight is answered before the end', async () => {
  const answer = Promise.withResolvers<void>()
  const { server, drain, port } = await listen(
    createServer((_request, response) => void answer.promise.then(() => response.end('whole'))),
  )
  const asked = fetch(`http://127.0.0.1:${port}`)
  await once(server, 'request')

  const closed = once(server, 'close')
  server.close()
  drain()
  setTimeout(answer.resolve, 250) // longer than one poll

  expect(await (await asked).text()).toBe('whole')
  await closed
})

async function listen(server: Server) {
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  return { server, drain, port }
}
