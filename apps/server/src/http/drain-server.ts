import type { Server } from 'node:http'

const LOOK_EVERY_MS = 100

/**
 * Follows the requests of a server; the answered function ends its connections once none is in flight. Browsers
 * open connections ahead of need, and Node waits for one that has asked nothing as if it were busy.
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
