/**
 * Writes docs/spec-map.md: which rows of the specification are tested, by which tests, beside which code, and which by none. A
 * row counts when a test's title names it. `--check` fails when the page differs from the tests.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'docs/spec-map.md')
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
/** A test that covers many rows lists them before its title. */
const WALKED = /const ROWS = \[([^\]]*)\]/
/** The rows in the order of the specification. */
const ROWS = [
  ...readFileSync(join(ROOT, 'docs/spec/rows.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm),
].flatMap(([, row]) => row ?? [])
const ROW = new RegExp(`\\b(?:${ROWS.join('|')})\\b`, 'g')

const files = globSync('{packages,apps,e2e,tools}/**/*.{test.ts,test.tsx,e2e.ts}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
}).sort()

const proofs = new Map<string, Map<string, number>>()
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title)
  const walked = WALKED.exec(text)?.[1] ?? ''
  for (const title of [...titles, walked]) for (const row of rowsOf(title)) count(row, file)
}

const page = `# Which row is proven where

Made by \`npm run spec-map\` from the titles of the tests: a title that names a row claims to prove it. The code is beside the test, or, for journeys (\`e2e/\`), the whole product.

| row | tests |
|---|---|
${ROWS.flatMap((row) => lineOf(row, proofs.get(row))).join('\n')}

No test names ${ROWS.filter((row) => !proofs.has(row)).join(', ')}.
`

if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) {
    console.error('docs/spec-map.md is not what the tests say: npm run spec-map')
    process.exitCode = 1
  }
} else {
  writeFileSync(PAGE, page)
  console.log(
    `${proofs.size} of ${ROWS.length} rows, ${files.length} test files below ${new Set(files.map(dirname)).size} folders`,
  )
}

function rowsOf(title: string): string[] {
  return [...new Set([...title.matchAll(ROW)].map(([row]) => row))]
}

function count(row: string, file: string): void {
  const tests = proofs.get(row) ?? new Map<string, number>()
  tests.set(file, (tests.get(file) ?? 0) + 1)
  proofs.set(row, tests)
}

function lineOf(row: string, tests: ReadonlyMap<string, number> | undefined): string[] {
  if (!tests) return []
  const named = [...tests].map(([file, n]) => `\`${file}\`${n > 1 ? ` (${n})` : ''}`)
  return [`| ${row} | ${named.join(', ')} |`]
}
