import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  allowTraversal,
  findInaccessibleFolder,
  type OperatingAccount,
  operatingAccount,
} from './operating-account.ts'
import { ensureCluster, ROLE } from './postgres-cluster.ts'
import { type PostgresCommand, type PostgresProcess, runPostgres } from './postgres-process.ts'
import { preparePostgresProgram } from './postgres-program.ts'

/** The kernel's limit for a socket's path is 107 bytes. */
const LONGEST_SOCKET_PATH = 107
const SOCKET_NAME = '.s.PGSQL.5432'
const RESTART_PAUSE_MS = 200

/** Commits survive a power failure; error lines contain no row contents. */
const SETTINGS = { fsync: 'on', synchronous_commit: 'on', log_error_verbosity: 'terse' }

export type EmbeddedPostgres = { connectionString: string; stop(): Promise<void> }

/** Starts our own PostgreSQL in `home`/postgres on a socket, which runs exactly as long as this process. */
export async function startEmbeddedPostgres(options: {
  home: string
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const account = operatingAccount()
  const home = makeHome(resolve(options.home), account)
  const program = preparePostgresProgram({ copyTo: home, mustCopy: account !== undefined })
  const { dataFolder, password } = ensureCluster({ home, program, account })
  const socketFolder = makeSocketFolder(home, account)
  const settings = { ...SETTINGS, ...options.settings }
  const stop = await keepRunning({ program, dataFolder, socketFolder, account, settings })
  return {
    connectionString: connectionStringOf(password, socketFolder),
    stop: async () => {
      await stop()
      rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

export function connectionStringOf(password: string, socketFolder: string): string {
  return `postgres://${ROLE}:${password}@localhost/${ROLE}?host=${encodeURIComponent(socketFolder)}`
}

function makeHome(around: string, account: OperatingAccount | undefined): string {
  const home = join(around, 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (!account) return home
  for (const folder of [around, home]) allowTraversal(folder, account)
  const closed = findInaccessibleFolder(home, account)
  if (!closed) return home
  throw new Error(
    `The database runs as "${account.name}", who may not enter ${closed}; choose another DATA_DIR`,
  )
}

/** Creates the socket folder, inside home if its path is short enough, so that a killed process leaves nothing elsewhere. */
function makeSocketFolder(home: string, account: OperatingAccount | undefined): string {
  const inside = join(home, 'socket')
  const isShort = Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
  const folder = isShort ? inside : mkdtempSync(join(tmpdir(), 'pg-'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/**
 * Restarts the database when it exits unexpectedly; the pool finds it at the same socket. If that fails, the rejection is
 * deliberately unhandled and ends this process, which could only return errors.
 */
async function keepRunning(command: PostgresCommand): Promise<() => Promise<void>> {
  let isStopping = false
  let current: Promise<PostgresProcess> = runPostgres(command)
  const watch = async (running: PostgresProcess): Promise<void> => {
    await running.exited
    await wait(RESTART_PAUSE_MS)
    if (isStopping) return
    current = runPostgres(command)
    await watch(await current)
  }
  const first = await current
  void watch(first)
  return async () => {
    isStopping = true
    const running = await current
    await running.stop()
  }
}
