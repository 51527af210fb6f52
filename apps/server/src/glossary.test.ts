import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@systole/i18n/languages'
import { textsOf } from '@systole/i18n/texts-of'
import { expect, test } from 'vitest'
import { projectRoot } from './project-root.ts'
import { toSimplified } from './to-simplified.ts'

const glossary = readFileSync(join(projectRoot(), 'docs/glossary.md'), 'utf8')
const [, table = ''] = glossary.split(`| ${languages.join(' | ')} |`)
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('the glossary names the words of the field in every language', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => row.length !== languages.length || row.includes(''))).toEqual([])
})

test.each(languages.slice(1))('the texts of %s say what the glossary says', (language) => {
  const spoken = JSON.stringify(textsOf(language, toSimplified))
  const column = languages.indexOf(language)
  const terms = rows.flatMap((row) => row[column]?.split(/、|, |(?<=.)（回\/分）|\(회\/분\)/) ?? [])
  expect(terms.filter((term) => term !== '' && !spoken.includes(term))).toEqual([])
})
