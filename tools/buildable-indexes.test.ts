import { expect, test } from 'vitest'
import { buildableIndexes } from './buildable-indexes.ts'

const INDEXES: readonly (readonly [generated: string, written: string])[] = [
  [
    'CREATE INDEX "pets_newest" ON "pets" USING btree ("visited_at");',
    'CREATE INDEX IF NOT EXISTS "pets_newest" ON "pets" USING btree ("visited_at");',
  ],
  [
    'CREATE UNIQUE INDEX "cases_number" ON "cases" USING btree ("case_number");',
    'CREATE UNIQUE INDEX IF NOT EXISTS "cases_number" ON "cases" USING btree ("case_number");',
  ],
  ['DROP INDEX "pets_newest";', 'DROP INDEX IF EXISTS "pets_newest";'],
  ['DROP INDEX IF EXISTS "pets_newest";', 'DROP INDEX IF EXISTS "pets_newest";'],
  [
    'ALTER TABLE "index "" a" ADD COLUMN "b" text;',
    'ALTER TABLE "index "" a" ADD COLUMN "b" text;',
  ],
]

test.each(INDEXES)('a migration that is generated as %s is written as %s', (generated, written) => {
  expect(buildableIndexes(generated)).toBe(written)
})

test('each statement of a migration is written, and one that was written stays', () => {
  const migration = 'DROP INDEX "a";--> statement-breakpoint\nCREATE INDEX "a" ON "t" ("x");'
  const written =
    'DROP INDEX IF EXISTS "a";--> statement-breakpoint\nCREATE INDEX IF NOT EXISTS "a" ON "t" ("x");'
  expect(buildableIndexes(migration)).toBe(written)
  expect(buildableIndexes(written)).toBe(written)
})
