import { startServer } from './server.ts'

/** One server for all journeys. `E2E_URL` takes one that already runs. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined
  const server = await startServer()
  process.env.E2E_URL = server.url
  return server.stop
}
