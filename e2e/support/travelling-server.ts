import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR } from '@systole/domain/time/durations'
import { freePort, type RunningServer, startServer } from './server.ts'

export type TravellingServer = {
  url: string
  /** Sets its clock relative to the real time, and only forward. */
  setClock(hoursFromNow: number): void
  /** Kills the server as a power cut does, and restarts it with its data and its clock. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Starts a portal whose clock can be set while it runs; its jobs still run by the real minute. */
export async function startTravellingServer(hoursFromNow: number): Promise<TravellingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'systole-travels-'))
  const clock = `${folder}.clock`
  const port = await freePort()
  const write = (hours: number) => writeFileSync(clock, String(Math.round(hours * HOUR)))
  const start = (): Promise<RunningServer> =>
    startServer({
      dataDir: folder,
      port,
      env: { CLOCK_SHIFT_FILE: clock },
    })
  write(hoursFromNow)
  let server = await start()
  return {
    url: server.url,
    setClock: write,
    crash: async () => {
      await server.kill9()
      server = await start()
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
      rmSync(clock)
    },
  }
}
