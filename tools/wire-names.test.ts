import { globSync, readFileSync } from 'node:fs'
import { NAMES_OF_PERSON } from '@systole/contract/wire/names'
import { expect, test } from 'vitest'

/** A wire name as a whole word; not in an address, which keeps it, nor in the SQL of a stored record. */
const WIRE_NAME = new RegExp(`(?<![?&'-])\\b(${Object.keys(NAMES_OF_PERSON).join('|')})\\b(?!=)`)

function productFiles(): string[] {
  return globSync(
    [
      'packages/{domain,report}/src/**/*.ts',
      'apps/web/src/**/*.{ts,tsx}',
      'apps/server/src/**/*.ts',
    ],
    { exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
  )
}

/** Files in which a wire name is another word: the id of a process, or the label of a birth date on a document. */
const OTHER_WORDS =
  /\/(previews\/(contents-process|run-limited)|db\/running-postgres|patients\/document-patient)\.ts$/

test('wire names are used in the contract and in presenters only', () => {
  const sources = productFiles().filter(
    (path) => !/\/present-[^/]*$/.test(path) && !OTHER_WORDS.test(path),
  )
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (WIRE_NAME.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

/** Documents that are kept as they were issued or signed hold stamps, as do the ids of revisions. */
const STAMPED = [
  /^packages\/domain\/src\/(time\/stamp|reports\/revision|questions\/question-session|ecg-reviews\/review-sources)\.ts$/,
  /^packages\/report\/src\//,
  /^apps\/server\/src\/features\/billing\/(documents\/(issue-|make-billing-file)|pdf\/)/,
  /^apps\/server\/src\/features\/reports\/(history-lines|pdf\/drawing\/draw-report)\.ts$/,
  /^apps\/server\/src\/features\/ecg-reviews\/signing\/prepare-ecg-signature\.ts$/,
  /^apps\/server\/src\/(demo|features\/sandbox)\//,
  /^apps\/server\/src\/http\/encode-output\.ts$/,
]

test('a time is a Date everywhere but on the wire and in documents that are kept', () => {
  const found = productFiles()
    .filter((path) => !STAMPED.some((allowed) => allowed.test(path)))
    .filter((path) => /\b(to|from)Stamp\b/.test(readFileSync(path, 'utf8')))
  expect(found).toEqual([])
})

test.each([
  'consult.usid',
  'file.fname',
  'pet.pid',
  '{ usid }',
  'usid: string',
  'form.selectedLocationValue',
])('%s is found', (line) => expect(WIRE_NAME.test(line)).toBe(true))
test.each(['/reading?usid=case_1', 'caseId'])('%s is accepted', (line) =>
  expect(WIRE_NAME.test(line)).toBe(false),
)
