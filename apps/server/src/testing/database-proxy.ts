import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy for the test database that can cut connections or stop forwarding. */
export async function databaseProxy(connectionString: string) {
  const target = new URL(connectionString)
  const folder = target.searchParams.get('host')
  const { hostname, port } = target
  const connections = new Set<Socket>()
  let cutAt: RegExp | undefined
  let isSilent = false

  const server = createServer((incoming) => {
    const path = `${folder}/.s.PGSQL.5432`
    const onward = folder
      ? connect({ path })
      : connect({ host: hostname, port: Number(port) || 5432 })
    for (const socket of [incoming, onward]) {
      connections.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        connections.delete(socket)
        incoming.destroy()
        onward.destroy()
      })
    }
    incoming.on('data', (bytes) => {
      if (cutAt?.test(bytes.toString('latin1'))) {
        cutAt = undefined
        incoming.destroy()
      } else if (!isSilent) onward.write(bytes)
    })
    onward.on('data', (bytes) => isSilent || incoming.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  target.searchParams.delete('host')
  target.host = `127.0.0.1:${address.port}`

  return {
    connectionString: target.href,
    /** Cuts the first connection that sends this text. */
    cutAt(words: RegExp) {
      cutAt = words
    },
    /** Discards every byte without closing a connection, like a machine that lost its power. */
    setSilent(silent: boolean) {
      isSilent = silent
    },
    async close() {
      for (const socket of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
