import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = ['contract', 'dicom', 'domain', 'ecg', 'fixtures', 'i18n', 'report']
const OUTSIDE = ['zod', 'drizzle-orm', 'pg', 'react', '@mui', '@cornerstonejs', 'vitest']

/** A small repository without violations. */
const FURNITURE: Record<string, string> = {
  'packages/domain/src/cases/case.ts': `import { z } from 'zod'\nexport const Case = z.object({})\n`,
  'packages/contract/src/cases/cases.ts': `import { Case } from '@systole/domain/cases/case'\nexport const getCase = { output: Case }\n`,
  'packages/i18n/src/texts.ts': `export const hello = 'Hello'\n`,
  'packages/report/src/sections.ts': `import { hello } from '@systole/i18n/texts'\nexport const sections = [hello]\n`,
  'packages/ecg/src/heart-rate.ts': `export const beatsPerMinute = 60\n`,
  'packages/ecg/src/heart-rate.test.ts': `import { expect } from 'vitest'\nimport { beatsPerMinute } from './heart-rate.ts'\nexpect(beatsPerMinute).toBe(60)\n`,
  'packages/fixtures/src/x-ray.ts': `export const xRay = new Uint8Array(1)\n`,
  'apps/server/src/demo/seed-demo.ts': `import { xRay } from '@systole/fixtures/x-ray'\nexport const demo = [xRay]\n`,
  'apps/server/src/adapters/disk.ts': `export type Disk = { path: string }\nexport const disk: Disk = { path: '/' }\n`,
  'apps/server/src/create-context.ts': `import { disk } from './adapters/disk.ts'\nexport const context = { disk }\n`,
  'apps/server/src/features/cases/case-store.ts': `import { sql } from 'drizzle-orm'\nexport const cases = sql\`SELECT 1\`\n`,
  'apps/server/src/features/cases/find-case.ts': `import { cases } from './case-store.ts'\nexport const found = cases\n`,
  'apps/server/src/features/pets/list-pets.ts': `import { cases } from '../cases/case-store.ts'\nexport const pets = cases\n`,
  'apps/server/src/features/uploads/chunk-store/chunk-journal.ts': `export const entryBytes = 16\n`,
  'apps/server/src/features/uploads/chunk-store/chunk-row-store.ts': `export const chunks = 1\n`,
  'apps/server/src/features/uploads/chunk-store/chunk-store.ts': `export type ChunkStore = { entryBytes: number }\n`,
  'apps/server/src/features/uploads/chunk-store/create-chunk-store.ts': `import { entryBytes } from './chunk-journal.ts'\nimport type { ChunkStore } from './chunk-store.ts'\nexport const chunkStore: ChunkStore = { entryBytes }\n`,
  'apps/server/src/features/uploads/handle-chunk.ts': `import type { ChunkStore } from './chunk-store/chunk-store.ts'\nimport { chunkStore } from './chunk-store/create-chunk-store.ts'\nexport const used: ChunkStore = chunkStore\n`,
  'apps/server/src/features/cases/case-log-store.ts': `export const addCaseEvent = 1\n`,
  'apps/server/src/features/cases/record-case.ts': `import { addCaseEvent } from './case-log-store.ts'\nexport const recordCase = addCaseEvent\n`,
  'apps/server/src/features/notifications/mail-queue-store.ts': `export const enqueueMail = 1\n`,
  'apps/server/src/mails/send-portal-mail.ts': `import { enqueueMail } from '../features/notifications/mail-queue-store.ts'\nexport const sendPortalMail = enqueueMail\n`,
  'apps/server/src/features/cases/mail-rejected.ts': `import { sendPortalMail } from '../../mails/send-portal-mail.ts'\nexport const mailed = sendPortalMail\n`,
  'apps/server/src/testing/test-database.ts': `export const database = 1\n`,
  'apps/server/src/features/cases/cases.db.test.ts': `import { expect } from 'vitest'\nimport { database } from '../../testing/test-database.ts'\nexpect(database).toBe(1)\n`,
  'apps/server/src/testing/builders.ts': `export const aCase = { caseId: 1 }\n`,
  'apps/web/src/ui/chip.tsx': `export const chip = 1\n`,
  'apps/web/src/features/pets/pet-card.tsx': `import { chip } from '../../ui/chip.tsx'\nexport const petCard = chip\n`,
  'apps/web/src/features/cases/case-card.tsx': `export type Card = { title: string }\nexport const caseCard = 1\n`,
  'apps/web/src/features/viewers/dicom.ts': `import { init } from '@cornerstonejs/core'\nexport const start = init\n`,
  'apps/web/src/screens/main-screen.tsx': `import { petCard } from '../features/pets/pet-card.tsx'\nexport const mainScreen = petCard\n`,
  'apps/web/src/routes.tsx': `import { mainScreen } from './screens/main-screen.tsx'\nexport const routes = [mainScreen]\n`,
}

/** The violations: [the boundary, the file that breaks it, its content]. */
const WALLS: [string, string, string][] = [
  ['domain-is-pure', 'packages/domain/src/reads-files.ts', `import 'node:fs'`],
  ['domain-is-pure', 'packages/domain/src/types.ts', `import type {} from '@systole/i18n/texts'`],
  ['contract-knows-only-domain', 'packages/contract/src/words.ts', `import '@systole/i18n/texts'`],
  ['ecg-is-pure', 'packages/ecg/src/parsed.ts', `import 'zod'`],
  ['dicom-is-pure', 'packages/dicom/src/opened.ts', `import 'node:fs'`],
  ['texts-are-pure', 'packages/i18n/src/rules.ts', `import '@systole/domain/cases/case'`],
  ['report-knows-domain-and-texts', 'packages/report/src/drawn.ts', `import 'react'`],
  [
    'fixtures-serve-demo-and-tests',
    'apps/server/src/features/cases/made-up.ts',
    `import '@systole/fixtures/x-ray'`,
  ],
  [
    'packages-not-apps',
    'packages/domain/src/up.test.ts',
    `import '../../../apps/web/src/ui/chip.tsx'`,
  ],
  [
    'apps-are-separate',
    'apps/web/src/api/direct.ts',
    `import '../../../server/src/features/cases/find-case.ts'`,
  ],
  [
    'features-are-separate',
    'apps/server/src/features/pets/use-case.ts',
    `import '../cases/find-case.ts'`,
  ],
  [
    'features-are-separate',
    'apps/web/src/features/pets/borrowed.tsx',
    `import type { Card } from '../cases/case-card.tsx'`,
  ],
  [
    'features-see-ports',
    'apps/server/src/features/cases/stored.ts',
    `import type { Disk } from '../../adapters/disk.ts'`,
  ],
  ['sql-lives-in-stores', 'apps/server/src/features/pets/query.ts', `import 'drizzle-orm'`],
  ['sql-lives-in-stores', 'apps/server/src/http/connect.ts', `import type { Pool } from 'pg'`],
  [
    'one-record-of-a-case',
    'apps/server/src/features/pets/own-line.ts',
    `import '../cases/case-log-store.ts'`,
  ],
  [
    'one-way-to-mail',
    'apps/server/src/features/cases/own-mail.ts',
    `import '../notifications/mail-queue-store.ts'`,
  ],
  [
    'chunk-store-is-behind-its-port',
    'apps/server/src/features/uploads/read-journal.ts',
    `import './chunk-store/chunk-journal.ts'`,
  ],
  [
    'chunk-store-is-behind-its-port',
    'apps/server/src/features/pets/read-journal.ts',
    `import '../uploads/chunk-store/chunk-row-store.ts'`,
  ],
  ['ui-knows-no-feature', 'apps/web/src/ui/card.tsx', `import '../features/cases/case-card.tsx'`],
  [
    'features-know-no-screen',
    'apps/web/src/features/cases/up.tsx',
    `import '../../screens/main-screen.tsx'`,
  ],
  [
    'screens-know-no-route',
    'apps/web/src/screens/go.tsx',
    `export const go = import('../routes.tsx')`,
  ],
  [
    'only-viewers-know-cornerstone',
    'apps/web/src/screens/dicom.ts',
    `import '@cornerstonejs/core'`,
  ],
  [
    'production-not-tests',
    'apps/server/src/features/cases/sample.ts',
    `import '../../testing/builders.ts'`,
  ],
  [
    'unit-tests-open-no-database',
    'apps/server/src/features/cases/opened.test.ts',
    `import '../../testing/test-database.ts'`,
  ],
  [
    'unit-tests-open-no-database',
    'apps/server/src/features/cases/connected.test.ts',
    `import type {} from 'pg'`,
  ],
  ['no-cycles', 'apps/server/src/round.ts', `import './round.ts'`],
  [
    'no-cycles',
    'apps/web/src/round.ts',
    `import type { Round } from './round.ts'\nexport type Rounds = Round[]`,
  ],
  ['resolvable', 'packages/ecg/src/lost.ts', `import './nowhere.ts'`],
]

/** The violations: [the lint rule, the file that breaks it, its content]. */
const LINT: [string, string, string][] = [
  [
    'lint/security/noDangerouslySetInnerHtml',
    'apps/web/src/ui/html.tsx',
    `export const html = <p dangerouslySetInnerHTML={{ __html: 'x' }} />`,
  ],
  [
    'lint/style/noRestrictedImports',
    'apps/web/src/screens/dialog.tsx',
    `import { Dialog } from '@mui/material'\nexport const dialog = Dialog`,
  ],
  [
    'lint/style/noRestrictedImports',
    'apps/web/src/screens/change.ts',
    `import { useMutation } from '@tanstack/react-query'\nexport const useChange = useMutation`,
  ],
  ['plugin', 'packages/domain/src/guess.ts', `export const guess = Math.random()`],
  [
    'lint/nursery/noFloatingPromises',
    'packages/domain/src/forgotten.ts',
    `async function work(): Promise<void> {}\nexport function start() {\n  work()\n}`,
  ],
  ['lint/suspicious/noExplicitAny', 'packages/domain/src/any.ts', `export const thing: any = 1`],
  [
    'lint/style/noNonNullAssertion',
    'packages/domain/src/sure.ts',
    `export const sure = (x?: number) => x!`,
  ],
  ['lint/style/noDefaultExport', 'packages/domain/src/nameless.ts', `export default 1`],
  ['lint/style/noEnum', 'packages/domain/src/enum.ts', `export enum Sex { male, female }`],
  ['lint/performance/noBarrelFile', 'packages/domain/src/all.ts', `export * from './enum.ts'`],
  ['lint/style/noProcessEnv', 'apps/server/src/env.ts', `export const port = process.env.PORT`],
  ['lint/suspicious/noConsole', 'apps/server/src/talk.ts', `console.log('hello')`],
  ['lint/style/useFilenamingConvention', 'packages/domain/src/MyCase.ts', `export const a = 1`],
  [
    'lint/complexity/noExcessiveLinesPerFunction',
    'packages/domain/src/long.ts',
    `export function long() {\n${'  Date.now()\n'.repeat(61)}}`,
  ],
]

let house = ''

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'systole-house-'))
  for (const part of ['.dependency-cruiser.cjs', 'biome.json', 'tools/lint']) {
    cpSync(join(ROOT, part), join(house, part), { recursive: true })
  }
  link(join(ROOT, 'node_modules/@biomejs'), 'node_modules/@biomejs')
  for (const name of OUTSIDE) link(join(ROOT, 'node_modules', name), `node_modules/${name}`)
  for (const name of PACKAGES) {
    write(`packages/${name}/package.json`, manifestOf(name))
    link(join(house, 'packages', name), `node_modules/@systole/${name}`)
  }
  for (const [file, source] of Object.entries(FURNITURE)) write(file, source)
  for (const [, file, source] of [...WALLS, ...LINT]) write(file, `${source}\n`)
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('import walls', () => {
  let broken: { rule: string; file: string }[] = []

  beforeAll(() => {
    broken = brokenWalls()
  })

  test.each(WALLS)('%s is broken by %s', (rule, file) => {
    expect(broken).toContainEqual({ rule, file })
  })

  test.each(Object.keys(FURNITURE))('%s breaks none', (file) => {
    expect(broken.filter((violation) => violation.file === file)).toEqual([])
  })

  test('every wall has a planted violation', () => {
    const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'))
    const names = z.array(z.object({ name: z.string() })).parse(forbidden)

    expect(new Set(WALLS.map(([rule]) => rule))).toEqual(new Set(names.map(({ name }) => name)))
  })
})

describe('lint rules', () => {
  let broken: { rule: string; file: string }[] = []

  beforeAll(() => {
    broken = brokenLintRules()
  })

  test.each(LINT)('%s is broken by %s', (rule, file) => {
    expect(broken).toContainEqual({ rule, file })
  })

  test.each(Object.keys(FURNITURE))('%s breaks none', (file) => {
    expect(broken.filter((violation) => violation.file === file)).toEqual([])
  })
})

function brokenWalls(): { rule: string; file: string }[] {
  const output = run('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '-T',
    'json',
    'packages',
    'apps',
  ])
  const { summary } = z
    .object({
      summary: z.object({
        violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
      }),
    })
    .parse(JSON.parse(output))
  return summary.violations.map(({ from, rule }) => ({ rule: rule.name, file: from }))
}

function brokenLintRules(): { rule: string; file: string }[] {
  const output = run('biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.'])
  const { diagnostics } = z
    .object({
      diagnostics: z.array(
        z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
      ),
    })
    .parse(JSON.parse(output))
  return diagnostics.map(({ category, location }) => ({ rule: category, file: location.path }))
}

function run(name: string, args: string[]): string {
  const program = join(ROOT, 'node_modules/.bin', name)
  return spawnSync(program, args, { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
}

function manifestOf(name: string): string {
  return JSON.stringify({ name: `@systole/${name}`, exports: { './*': './src/*.ts' } })
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), content)
}

function link(target: string, path: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  symlinkSync(target, join(house, path))
}
