import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectionStringOf } from './embedded-postgres.ts'

const SOCKET_LINE = 4

/** How to reach the embedded PostgreSQL that another process keeps running there; undefined when none does. */
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
