import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const NOT_BUILT_FROM = /\.(test|db\.test|e2e)\.tsx?$|\/testing$|\/node_modules$/

/** The sources of each built part. */
const SOURCES = {
  web: ['apps/web', 'packages', 'package-lock.json', 'tools/build.mjs'],
  server: ['apps/server/src', 'packages', 'package-lock.json', 'tools/build.mjs'],
}

/** Returns the parts whose sources changed since they were built. */
export function staleParts() {
  return Object.keys(SOURCES).filter((part) => !existsSync(product(part)) || !isStamped(part))
}

/** Returns the hash of a part's sources; taken before a build, so that a change during it counts as new. */
export function stampOf(part) {
  const hash = createHash('sha256')
  for (const source of SOURCES[part]) addTo(hash, source)
  return hash.digest('hex')
}

export function removeStamp(part) {
  rmSync(stampFile(part), { force: true })
}

export function writeStamp(part, stamp) {
  mkdirSync(dirname(stampFile(part)), { recursive: true })
  writeFileSync(stampFile(part), stamp)
}

function isStamped(part) {
  return existsSync(stampFile(part)) && readFileSync(stampFile(part), 'utf8') === stampOf(part)
}

function stampFile(part) {
  return join(ROOT, 'dist', `.${part}-stamp`)
}

function product(part) {
  return join(ROOT, 'dist', part, part === 'web' ? 'index.html' : 'main.js')
}

function addTo(hash, path) {
  if (NOT_BUILT_FROM.test(path)) return
  const status = statSync(join(ROOT, path))
  if (status.isDirectory()) {
    for (const name of readdirSync(join(ROOT, path)).sort()) addTo(hash, `${path}/${name}`)
  } else {
    hash.update(`${path}\0${status.size}\0${status.mtimeMs}\n`)
  }
}
