import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The unprivileged user of the machine that PostgreSQL runs as. */
export type OperatingAccount = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root, and initdb refuses a user without an entry in /etc/passwd. */
const PREFERRED_NAMES = ['postgres', 'nobody']

/** Returns the account under which the database must run, or `undefined` if this process is not root and can run it itself. */
export function operatingAccount(): OperatingAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount)
  const chosen = PREFERRED_NAMES.map((name) => accounts.find((account) => account.name === name))
  const account = chosen.find((found) => found !== undefined)
  if (!account) throw new Error('PostgreSQL does not run as root; add a user named "postgres"')
  return account
}

/** Returns the first folder on the path that the account may not enter, or `undefined`. */
export function findInaccessibleFolder(
  path: string,
  account: OperatingAccount,
): string | undefined {
  const above = path === dirname(path) ? undefined : findInaccessibleFolder(dirname(path), account)
  return above ?? (canTraverse(path, account) ? undefined : path)
}

/** Allows the account to pass through a private folder of root, but not to list or read it. */
export function allowTraversal(folder: string, account: OperatingAccount): void {
  const { mode, uid } = statSync(folder)
  if (uid !== 0 || canTraverse(folder, account)) return
  chownSync(folder, uid, account.gid)
  chmodSync(folder, (mode & 0o7707) | 0o010)
}

function canTraverse(folder: string, account: OperatingAccount): boolean {
  const { mode, uid, gid } = statSync(folder)
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & enter) !== 0
}

function parseAccount(line: string): OperatingAccount {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}
