import type { Socket } from 'node:net'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

export type { Pool } from 'pg'

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/**
 * A pool whose connections may be lost at any moment, also while in use and between two statements. The driver then emits `error`
 * on the connection, which ends a process without a listener; here the next statement rejects.
 */
export class ResilientPool extends Pool {
  readonly #silenceMillis: number

  constructor(config: PoolConfig & { silenceMillis: number }) {
    const { silenceMillis, ...rest } = config
    super(rest)
    this.#silenceMillis = silenceMillis
    this.on('connect', (client) => {
      client.on('error', () => {})
      endWhenSilent(client)
    })
    this.on('acquire', (client) => socketOf(client).setTimeout(this.#silenceMillis))
    this.on('release', (_error, client) => socketOf(client).setTimeout(0))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return super.connect().then(releasedWhenLost)
    super.connect(callback)
    return undefined
  }
}

/**
 * Releases a lost connection to the pool immediately, because Drizzle does not release one whose BEGIN failed. A second release
 * has no effect.
 */
function releasedWhenLost(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', discard)
    release(error)
  }
  const discard = () => releaseOnce(true)
  client.once('end', discard)
  client.release = releaseOnce
  return client
}

/**
 * Ends a connection in use without a byte in either direction: a machine that vanished in a failover sends no reset. An idle
 * connection in the pool may be silent.
 */
function endWhenSilent(client: PoolClient): void {
  const socket = socketOf(client)
  socket.on('timeout', () =>
    socket.destroy(new Error('Connection terminated: the database is silent')),
  )
}

function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream // public in the driver, missing in its types
}
