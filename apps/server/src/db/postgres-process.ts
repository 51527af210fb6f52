import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperatingAccount } from './operating-account.ts'
import { POSTGRES_ENVIRONMENT } from './postgres-cluster.ts'

/**
 * The script that runs the database while this process keeps the pipe on descriptor 3 open, however this process ends: `cat` sees
 * the end of the pipe and requests a fast shutdown.
 */
const RUN_WHILE_PIPE_IS_OPEN = `
"$0" "$@" <&- 3<&- &
database=$!
(cat >/dev/null; kill -INT $database 2>/dev/null) <&3 3<&- &
watcher=$!
wait $database
result=$?
kill $watcher 2>/dev/null
exit $result`

/** The time for which a database that is shutting down may lock the folder. */
const LOCK_PATIENCE_MS = 15_000
const LOCK_RETRY_MS = 100
const KEPT_LOG_CHARACTERS = 4000

const OWNED_BY_ANOTHER =
  /lock file "[^"]*" already exists|pre-existing shared memory block|is another postmaster/i

export type PostgresCommand = {
  program: string
  dataFolder: string
  socketFolder: string
  account: OperatingAccount | undefined
  settings: Readonly<Record<string, string>>
}

export type PostgresProcess = { exited: Promise<unknown>; stop(): Promise<void> }

/** Resolves when the database accepts connections. */
export async function runPostgres(command: PostgresCommand): Promise<PostgresProcess> {
  const patienceEnds = Date.now() + LOCK_PATIENCE_MS
  for (;;) {
    const child = spawnPostgres(command)
    const exited = once(child, 'exit')
    const outcome = await readinessOf(child, exited)
    if (outcome === 'ready') return { exited, stop: () => stop(child, exited) }
    if (!OWNED_BY_ANOTHER.test(outcome.log))
      throw new Error(`PostgreSQL does not start: ${outcome.log}`)
    if (Date.now() > patienceEnds) {
      throw new Error(`Another Systole is running on ${command.dataFolder}`)
    }
    await wait(LOCK_RETRY_MS)
  }
}

function spawnPostgres({ program, dataFolder, socketFolder, account, settings }: PostgresCommand) {
  const sockets = `"${socketFolder.replaceAll('"', '""')}"` // a list whose paths may be quoted
  const all = { ...settings, listen_addresses: '', unix_socket_directories: sockets }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = join(program, 'bin', 'postgres')
  return spawn('/bin/sh', ['-c', RUN_WHILE_PIPE_IS_OPEN, postgres, '-D', dataFolder, ...flags], {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    detached: true, // Ctrl-C in a terminal reaches the whole foreground group; the database stops after its users
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
}

async function readinessOf(
  child: ChildProcess,
  exited: Promise<unknown>,
): Promise<'ready' | { log: string }> {
  let log = ''
  const ready = new Promise<'ready'>((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-KEPT_LOG_CHARACTERS)
      if (log.includes('ready to accept connections')) resolve('ready')
    })
  })
  return Promise.race([ready, exited.then(() => ({ log }))])
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  const pipe = child.stdio[3]
  if (pipe && 'destroy' in pipe) pipe.destroy()
  await exited
}
