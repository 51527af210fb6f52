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

/** Only scram over the socket; the superuser that initdb makes cannot log in at all. */
const HOST_BASED_ACCESS = `local all ${ROLE} scram-sha-256\n`

const UNFINISHED = 'data.new-'

export type Cluster = { dataFolder: string; password: string }

type ClusterOptions = { home: string; program: string; account: OperatingAccount | undefined }

/** The data folder and its password, made on the first start. */
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

/** Built beside and renamed when whole, so that a start killed half-way leaves no half cluster. */
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

/** An initdb that outlived its killed parent may still be writing into an old one: then it goes next time. */
function removeUnfinished(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {}
  }
}

/** Its output may quote the statement with the password, so only the programme's name is told. */
function run(options: ClusterOptions, name: string, args: string[], input = ''): void {
  const { status, error, stderr } = spawnSync(join(options.program, 'bin', name), args, {
    ...(options.account && { uid: options.account.uid, gid: options.account.gid }),
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    encoding: 'utf8',
    input,
  })
  if (status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(stderr)) return
  const told = stderr.replaceAll(/PASSWORD '.*'/g, 'PASSWORD …').trim()
  throw new Error(`${name} failed: ${told || `exit ${status}`}`, { cause: error })
}

/** Nothing of the server's own environment, with its secrets, reaches the database's processes. */
export const POSTGRES_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
