/**
 * `npm install` omits platform packages from the lock if its registry does not have them, and `npm ci` then refuses the lock.
 * This script adds each of them, so that the lock is complete for every registry. Run after a change of dependencies: `npm run
 * lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
]
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

type Entry = { optionalDependencies?: Record<string, string>; dev?: boolean }
type Lock = { packages: Record<string, Entry> }
type Platform = { os: string[]; cpu: string[]; libc?: string[] }
type Missing = Platform & { name: string; version: string; dev?: boolean }

/** Returns the optional dependencies that a package names and the lock lacks. */
export function missingFromLock(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, version]) => ({ name, version, ...(dev && { dev }), ...platformOf(name) })),
  )
}

function isLocked(lock: Lock, path: string, name: string): boolean {
  return [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
    (key) => key in lock.packages,
  )
}

/** Parses the platform of a package name: `binding-linux-arm-musleabihf` runs on linux, arm, musl. */
function platformOf(name: string): Platform {
  const os = SYSTEMS.find((system) => name.includes(`-${system}`))
  const cpu = PROCESSORS.find((processor) => name.includes(`-${processor}`))
  if (!os || !cpu) throw new Error(`${name} does not name its platform`)
  return { os: [os], cpu: [cpu], ...(name.includes('musl') ? { libc: ['musl'] } : {}) }
}

function completeLock(path: string): void {
  const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingFromLock(lock)
  for (const { name, ...entry } of missing) {
    lock.packages[`node_modules/${name}`] = Object.assign(entry, { optional: true })
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  if (missing.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} platform packages added to the lock`)
}

if (import.meta.main) {
  completeLock(join(import.meta.dirname, '..', 'package-lock.json'))
}
