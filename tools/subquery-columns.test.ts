import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/**
 * Drizzle writes a column in the fields of a select from one table without its table. Inside a subquery such a column is one of the
 * subquery's own table, and the query answers for all rows instead of one, without an error.
 */
const FIELD_WITH_SUBQUERY =
  /\b\w+: sql(?:<[^`]*?>)?`[^`]*\(\s*select\b[^`]*\$\{(?!placeholders)\w+\.\w+\}[^`]*`/gi
const SELECT_WITH_JOIN =
  /\.select\(\{(?:(?!\.select\(\{)[\s\S])*?\.from\([^\n]*\n\s*\.\w*[jJ]oin\(/g

function fieldsAtRisk(source: string): string[] {
  const joined = [...source.matchAll(SELECT_WITH_JOIN)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }))
  return [...source.matchAll(FIELD_WITH_SUBQUERY)]
    .filter(({ index }) => !joined.some(({ from, to }) => index > from && index < to))
    .map(([text]) => text.replace(/\s+/g, ' '))
}

test('no field of a select from one table names a column of it inside a subquery', async () => {
  const found: string[] = []
  for await (const path of glob('apps/server/src/**/*.ts')) {
    if (path.includes('.test.')) continue
    for (const field of fieldsAtRisk(readFileSync(path, 'utf8'))) found.push(`${path}: ${field}`)
  }
  expect(found).toEqual([])
})

test.each([
  ['a select from one table', '', 1],
  ['a select with a join', '\n    .leftJoin(cases, eq(cases.caseId, reports.caseId))', 0],
])('%s is judged by its joins', (_, join, count) => {
  const fields =
    'newest: sql<string>`(select max(n.revision) from reports n where n.case_id = $COLUMN)`'.replace(
      'COLUMN',
      '{reports.caseId}',
    )
  const source = `return db\n    .select({\n  ${fields},\n    })\n    .from(reports)${join}\n    .where(x)`
  expect(fieldsAtRisk(source)).toHaveLength(count)
})
