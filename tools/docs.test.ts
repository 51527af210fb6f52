import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DOCS = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/decisions/*.md']
const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')

/** A path in backticks: with a folder or the name of a source file, without placeholders, options or an address. */
const PATH = /^(?:[\w.-]+\/)+[\w.-]+\/?$|^[\w-]+(?:\.[a-z]+)*\.(?:ts|tsx|mjs)$/
/** Paths on a machine, examples, and what is no path. */
const ELSEWHERE = /^(?:DATA_DIR\/|application\/|x\.job\.ts$|-)/

/** Returns the paths that a page names and the repository lacks. `domain/x` is short for `packages/domain/src/x`. */
function missingPaths(page: string, files: readonly string[]): string[] {
  const prose = page.replaceAll(/```[\s\S]*?```/g, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  return named
    .filter((text) => PATH.test(text) && !ELSEWHERE.test(text))
    .filter((text) => !isThere(text.replace(/\/$/, ''), files))
}

function isThere(path: string, files: readonly string[]): boolean {
  const inPackage = path.replace(/^([a-z0-9]+)\//, '$1/src/')
  return files.some((file) =>
    [path, inPackage].some((each) => {
      const at = `/${file}`
      return at.includes(`/${each}/`) || at.endsWith(`/${each}`) || at.includes(`/${each}.`)
    }),
  )
}

test.each([
  ['`domain/cases/case.ts`', ['packages/domain/src/cases/case.ts'], []],
  ['`ui/case.ts`', ['apps/web/src/ui/form/case.ts'], ['ui/case.ts']],
  ['`features/cases`', ['apps/web/src/features/cases/case.ts'], []],
  ['`settle.ts`, `gone.ts`', ['apps/settle.ts'], ['gone.ts']],
  ['`npm run check` `/api/docs` `<noun>/x.ts`', [], []],
])('of the paths in %s among %j, %j are missing', (page, files, missing) => {
  expect(missingPaths(page, files)).toEqual(missing)
})

test('every file and folder that a page of the docs names exists', () => {
  const pages = DOCS.flatMap((glob) => globSync(glob, { cwd: ROOT }))
  expect(pages.length).toBeGreaterThan(60)
  const missing = pages.flatMap((page) =>
    missingPaths(readFileSync(join(ROOT, page), 'utf8'), FILES).map((path) => `${page} ${path}`),
  )
  expect(missing).toEqual([])
})

/** The row of a package in the architecture: its last cell names the packages it imports. */
function statedImports(name: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
  const [cell = ''] = row.split('|').slice(-2)
  const [stated = ''] = cell.split(';')
  return stated.split(/,| and /).map((each) => each.trim())
}

function importsOf(name: string): string[] {
  const sources = globSync(`${name}/src/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
  })
  const found = sources.flatMap((path) => [
    ...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:from|import\()\s*'@systole\/(\w+)/g),
  ])
  return [...new Set(found.map(([, each = '']) => each))].sort()
}

const PACKAGES = globSync(['packages/*', 'apps/*'], { cwd: ROOT })

test.each(PACKAGES)('the architecture states the packages that %s imports', (name) => {
  const ours = PACKAGES.map((path) => path.split('/').at(-1) ?? '')
  const stated = statedImports(name).filter((each) => ours.includes(each))
  expect(stated.sort()).toEqual(importsOf(name))
})
