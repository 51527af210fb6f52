import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The names that two files export with one meaning, by the reason why there are two. */
const ONE_MEANING: Readonly<Record<string, readonly string[]>> = {
  'the domain checks on the wire what packages/ecg computes, and a wall keeps the two apart': [
    'BEAT_LABELS',
    'EctopicRange',
    'EditRefusal',
    'MovedBounds',
    'PatchEdit',
    'RecordingWarning',
    'Regularity',
    'StatedFacts',
    'YesNo',
  ],
  'a record on the wire, in the store and on the page': [
    'BillingEntry',
    'CaseFilter',
    'CataloguePhrase',
    'Checkout',
    'EcgService',
    'Erasure',
    'FailedJob',
    'HospitalExport',
    'MeasuredField',
    'MeasuredValues',
    'MedianBeat',
    'OtherPatientFile',
    'PushDevice',
    'PushMessage',
    'ServiceTerms',
    'Statement',
    'StatementEntry',
  ],
  'a component and the type of the noun that it shows': [
    'CalibrationCase',
    'DayOverview',
    'EcgCase',
    'EcgValueField',
    'PreparedRecording',
    'Signer',
    'StorageChecks',
    'TimelineLine',
    'Verdict',
  ],
  'what a page asks for and the server does': [
    'askAsyncReview',
    'askErasure',
    'askExport',
    'bindPlan',
    'deleteFile',
    'listDrafts',
    'recordingsOfFile',
    'saveReportDraft',
    'signReport',
    'writeDraft',
  ],
  'one thing on a canvas and on paper, or in a browser and in Node': [
    'Fact',
    'Point',
    'drawGaps',
    'drawStrip',
    'openPdf',
    'unpackZip',
  ],
  'the languages of texts, which import nothing, and of a hospital': ['Language'],
  'the client of any table of calls, and of this one': ['Client'],
}

type Exported = { path: string; isCall: boolean; isLazy: boolean }

/** Returns the names of which two files export one, apart from a call and its two sides, and a component and its lazy part. */
function namesTwice(files: readonly { path: string; source: string }[]): string[] {
  const places = new Map<string, Exported[]>()
  for (const { path, source } of files) {
    const found = source.matchAll(
      /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm,
    )
    for (const { 1: name = '', index } of new Map(
      [...found].map((each) => [each[1], each]),
    ).values()) {
      const start = source.slice(index, index + 200)
      const isCall = /^packages\/contract\//.test(path) && / = endpoint\(/.test(start)
      const isLazy = / = (?:lazy|part)\w*\(/.test(start) && start.includes('import(')
      places.set(name, [...(places.get(name) ?? []), { path, isCall, isLazy }])
    }
  }
  return [...places].filter(([, found]) => isTwice(found)).map(([name]) => name)
}

function isTwice(found: readonly Exported[]): boolean {
  const own = found.filter(({ isLazy }) => !isLazy)
  if (own.length < 2) return false
  const sides = own.filter(({ isCall }) => !isCall).map(({ path }) => path.split('/', 2).join('/'))
  const isOfCall = sides.length < own.length && sides.every((side) => side.startsWith('apps/'))
  return !isOfCall || new Set(sides).size < sides.length
}

/** The texts export a namespace by language; the fixtures make up hearts that have beats of their own. */
const APART = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'packages/i18n/src/texts/**',
  'packages/fixtures/**',
]

test('an exported name has one meaning', () => {
  const paths = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
    exclude: APART,
  })
  expect(paths.length).toBeGreaterThan(2000)
  const files = paths.map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  expect(namesTwice(files).sort()).toEqual(Object.values(ONE_MEANING).flat().sort())
})

const CALL = { path: 'packages/contract/src/a.ts', source: 'export const keep = endpoint({})' }
const ONE = { path: 'apps/server/src/a.ts', source: 'export async function keep() {}' }
const OTHER = { ...ONE, path: 'apps/server/src/b.ts' }
const ROW = { path: 'apps/web/src/row.tsx', source: 'export function Row() {}' }
const ROW_TYPE = { path: 'packages/domain/src/a.ts', source: 'export type Row = {}' }
const LAZY_ROW = {
  path: 'apps/web/src/parts.ts',
  source: "export const Row = lazy(async () => (await import('./row.tsx')).Row)",
}
const KIND = {
  path: 'packages/domain/src/a.ts',
  source: 'export const Kind = 1\nexport type Kind = 1',
}

test.each([
  ['two functions', [ONE, OTHER]],
  ['two use cases of a call', [CALL, ONE, OTHER]],
  ['a type and a component', [ROW_TYPE, ROW]],
])('%s of one name are found', (_, files) => expect(namesTwice(files)).toHaveLength(1))

test.each([
  ['a call, its use case and its request', [CALL, ONE, { ...ONE, path: 'apps/web/src/b.ts' }]],
  ['a schema and its type', [KIND]],
  ['a component and its lazy part', [ROW, LAZY_ROW]],
])('%s of one name are accepted', (_, files) => expect(namesTwice(files)).toEqual([]))
