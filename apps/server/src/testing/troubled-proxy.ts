import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** The fault of a request: none, a status as the reply, or a cut connection. */
export type Trouble = 'none' | 'cut' | number

/** Starts a proxy between a client and a server at `target`; `trouble` decides for each request. */
export async function troubledProxy(target: string) {
  const { hostname, port } = new URL(target)
  let trouble: (method: string, url: string) => Trouble = () => 'none'
  let seen: string[] = []
  const server = createServer((incoming, reply) => {
    const { method = '', url = '', headers } = incoming
    seen.push(`${method} ${url}`)
    const what = trouble(method, url)
    if (what === 'cut') return void incoming.socket.destroy()
    if (what !== 'none') {
      incoming.resume()
      return void reply.writeHead(what).end()
    }
    const { expect: _, ...sent } = headers // the client may already send the body
    const options = { hostname, port, method, path: url, headers: sent, agent: false }
    const onward = request(options, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.headersSent || incoming.socket.destroy()) // some servers write after their reply
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    setTrouble(next: typeof trouble) {
      trouble = next
      seen = []
    },
    seen: () => seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
