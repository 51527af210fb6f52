import { globSync, readFileSync } from 'node:fs'
import { PAGES } from '@systole/contract/pages'
import { expect, test } from 'vitest'

const names = Object.values(PAGES).flatMap(({ path }) => (path === '/' ? [] : [path.slice(1)]))
/** A path of a page at the end of a text or before its query. */
const LITERAL = new RegExp(`['"\`}]/(${names.join('|')})(?=['"\`?#$])`)

test('the server takes the address of a page from the table of pages', () => {
  const sources = globSync('apps/server/src/**/*.ts', {
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (LITERAL.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.each(["const page = '/billing'", '{origin}/test-detail?usid={usid}'])(
  '%s is found as a literal address',
  (line) => expect(LITERAL.test(line)).toBe(true),
)
