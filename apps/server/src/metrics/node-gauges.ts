import { statfs } from 'node:fs/promises'
import { SECOND } from '@systole/domain/time/durations'
import { Gauge } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import type { Pool } from '../db/resilient-pool.ts'

type Source = Pick<AppContext, 'metrics' | 'databaseClock' | 'settings' | 'readiness'>

/** Adds the figures of this process and machine: connections, clock, disk, and whether it is about to end. */
export function addNodeGauges(context: Source, pools: Readonly<Record<string, Pool>>): void {
  const registers = [context.metrics.registry]
  new Gauge({
    registers,
    name: 'systole_database_connections',
    help: 'Connections to the database by pool and state, and callers that wait for one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    registers,
    name: 'systole_clock_ahead_seconds',
    help: "How far this machine's clock is ahead of the database's; absent without the database",
    labelNames: [],
    async collect() {
      this.reset()
      const ahead = await context.databaseClock.synchronize().catch(() => undefined)
      if (ahead === undefined) this.remove()
      else this.set(ahead / SECOND)
    },
  })
  new Gauge({
    registers,
    name: 'systole_disk_bytes',
    help: 'The disk of the data folder: what is free to the portal, and its size',
    labelNames: ['state'],
    async collect() {
      const { bavail, blocks, bsize } = await statfs(context.settings.DATA_DIR)
      this.set({ state: 'free' }, bavail * bsize)
      this.set({ state: 'size' }, blocks * bsize)
    },
  })
  new Gauge({
    registers,
    name: 'systole_stopping',
    help: '1 once the process is about to end',
    collect() {
      this.set(context.readiness.isWithdrawn() ? 1 : 0)
    },
  })
}
