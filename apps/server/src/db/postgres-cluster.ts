import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { OperatingAccount } from './operating-account.ts'

/** The one role that may log in: it owns its database and is no superuser. */
export const ROLE = 'systole'

/** The host-based access: only scram over the socket; the superuser created by initdb cannot log in. */
const HOST_BASED_ACCESS = `local all ${ROLE} scram-sha-256\n`

const UNFINISHED = 'data.new-'

export type Cluster = { dataFolder: string; password: string }

type ClusterOptions = { home: string; program: string; account: OperatingAccount | undefined }

/** Returns the data folder and its password, created at the first start. */
export function ensureCluster(options: ClusterOptions): Cluster {
  const dataFolder = join(options.home, 'data')
  const password = ensurePassword(options.home, { mayCreate: !existsSync(dataFolder) })
  if (!existsSync(dataFolder)) createCluster(options, { dataFolder, password })
  return { dataFolder, password }
}

function ensurePassword(home: string, { mayCreate }: { mayCreate: boolean }): string {
  const file = join(home, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  if (!mayCreate) throw new Error(`${file} is missing: restore it from the backup of this folder`)
  const password = randomBytes(32).toString('base64url')
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return password
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
function createCluster(options: ClusterOptions, { dataFolder, password }: Cluster): void {
  removeUnfinished(options.home)
  const unfinished = mkdtempSync(join(options.home, UNFINISHED))
  if (options.account) chownSync(unfinished, options.account.uid, options.account.gid)

  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin']
  const builtin = ['--builtin-locale=C.UTF-8', '--data-checksums', '--auth=reject']
  run(options, 'initdb', ['-D', unfinished, '-U', 'postgres', ...locale, ...builtin])

  writeFileSync(join(unfinished, 'pg_hba.conf'), HOST_BASED_ACCESS, { flush: true })
  const statements = [
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
  ]
  run(options, 'postgres', ['--single', '-D', unfinished, 'postgres'], statements.join('\n'))
  renameSync(unfinished, dataFolder)
}

/** Removes unfinished clusters. One that a surviving initdb is still writing to is removed at the next start. */
function removeUnfinished(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {}
  }
}

/** Runs a program. Errors name only the program, because its output may quote the statement with the password. */
function run(options: ClusterOptions, name: string, args: string[], input = ''): void {
  const { status, error, stderr } = spawnSync(join(options.program, 'bin', name), args, {
    ...(options.account && { uid: options.account.uid, gid: options.account.gid }),
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    encoding: 'utf8',
    input,
  })
  if (error) throw new Error(`${name} cannot be started: ${error.message}`, { cause: error })
  if (status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(stderr)) return
  const reported = stderr.replaceAll(/PASSWORD '.*'/g, 'PASSWORD …').trim()
  throw new Error(`${name} failed: ${reported || `exit ${status}`}`)
}

/** The complete environment of the database processes, so that the server's own with its secrets is not inherited. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
