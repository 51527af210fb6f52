import type { Server } from 'node:http'

const LOOK_EVERY_MS = 100

/**
 * Tracks the requests of a server; the returned function closes its connections once none is in flight. Browsers open connections
 * in advance, and Node treats an unused one as busy.
 */
export function drainable(server: Server): () => void {
  let inFlight = 0
  server.on('request', (_request, response) => {
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
    })
  })
  return () => {
    const cutWhenQuiet = () => {
      if (inFlight === 0) server.closeAllConnections()
    }
    setInterval(cutWhenQuiet, LOOK_EVERY_MS).unref()
  }
}
