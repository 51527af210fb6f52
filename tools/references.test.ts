import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocuments, unresolvedReferences } from './references.ts'

const ROOT = join(import.meta.dirname, '..')
const documents = readDocuments(ROOT)

test.each([
  ['SPEC 13', true],
  ['SPEC E36', true],
  ['SPEC 99', false],
  ['ADR 31', true],
  ['ADR 999', false],
  ['portal §5', true],
  ['portal §10', false],
  ['ecg §5', true],
  ['trust 1.1.5', true],
  ['trust 1.4 (7)', true],
  ['trust 1.4 (99)', false],
  ['trust 7.5.3', false],
  ['pay-upload A11', true],
  ['pay-upload A99', false],
  ['experience S19', true],
  ['experience 3.5', true],
  ['experience S99', false],
  ['wire.md', true],
  [`decision ${13}`, false],
])('the reference %s resolves: %s', (text, expected) => {
  expect(unresolvedReferences(text, documents)).toHaveLength(expected ? 0 : 1)
})

test('every reference of code, tests and pages leads to a text of the repository', () => {
  const unresolved = trackedFiles().flatMap((file) =>
    unresolvedReferences(readFileSync(join(ROOT, file), 'utf8'), documents).map(
      ({ text, line }) => `${file}:${line} ${text}`,
    ),
  )
  expect(unresolved).toEqual([])
})

/** The pages of the specification cite one another freely; applied migrations never change. */
function trackedFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', 'apps', 'packages', 'e2e', 'bench', 'tools', 'docs', '*.md'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  return listed
    .split('\0')
    .filter((file) => /\.(tsx?|mjs|md)$/.test(file))
    .filter((file) => !/^(docs\/spec\/|docs\/manual\/|tools\/references)/.test(file))
}
