import { startServer } from './server.ts'

/** Starts one server for every test. `E2E_URL` uses a server that already runs. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined
  const server = await startServer()
  process.env.E2E_URL = server.url
  return server.stop
}
