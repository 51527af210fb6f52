import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the root of the checkout, both for the sources and for the bundle in dist/server. */
export function projectRoot(): string {
  root ??= findRoot()
  return root
}

let root: string | undefined

function findRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (isProjectRoot(folder)) return folder
    if (folder === dirname(folder)) throw new Error('Systole does not run from its own checkout')
  }
}

function isProjectRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'systole'
}
