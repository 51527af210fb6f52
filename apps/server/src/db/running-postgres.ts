import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectionStringOf } from './embedded-postgres.ts'

const SOCKET_LINE = 4

/** Returns the connection string of the embedded PostgreSQL that another process is running, or `undefined`. */
export function runningPostgres(dataDir: string): string | undefined {
  const home = join(dataDir, 'postgres')
  try {
    const lines = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(lines[0]), 0)
    const password = readFileSync(join(home, 'password'), 'utf8')
    return connectionStringOf(password, lines[SOCKET_LINE] ?? '')
  } catch {
    return undefined // no such file, or it outlived its process
  }
}
