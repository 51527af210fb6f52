import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../../cases/ecg/testing/ecg-desk.ts'
import { EXPORTED_TABLES, rowsOf } from './export-store.ts'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
let usid = ''
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  usid = await desk.prepared()
})
afterAll(() => portal.close())

/** Returns the words starting with SECRET or OPEN in everything that an export of the hospital has. */
async function exported(hospitalId: string): Promise<string[]> {
  const found = new Set<string>()
  for (const table of EXPORTED_TABLES)
    for await (const row of rowsOf(portal.context.database, table, hospitalId))
      for (const [word] of JSON.stringify(row).matchAll(/(?:SECRET|OPEN)_\w+/g)) found.add(word)
  return [...found].toSorted()
}

test('NOTE-1 KEEP-1 an export of a hospital has no internal text, and the note to it once the report is released', async () => {
  const { admin, patcher, vet } = desk
  const note = (
    type: 'for_reviewer' | 'for_education' | 'from_cs' | 'for_vet_in_charge',
    content: string,
  ) => desk.save(admin, usid, { note: { type, content } })
  for (const [type, content] of [
    ['for_reviewer', 'SECRET_reviewer'],
    ['for_education', 'SECRET_education'],
    ['from_cs', 'SECRET_service'],
    ['for_vet_in_charge', 'OPEN_vet'],
  ] as const)
    expect(await note(type, content)).toMatchObject({ ok: true })
  await patcher.api.messages.sendInternal({ usid, to: [admin.accountId], text: 'SECRET_colleague' })
  await portal.context.database.execute(
    sql`update cases set reader_id = ${patcher.accountId} where case_id = ${usid}`,
  )
  expect(await exported(vet.hospitalId)).toEqual([])
  await portal.context.database.execute(
    sql`update cases set status = 'done', reader_id = null where case_id = ${usid}`,
  )
  expect(await exported(vet.hospitalId)).toEqual(['OPEN_vet'])
})

test('KEEP-1 an export of a hospital has no people of the house in its cases, their log and their notes', async () => {
  const { vet, admin, patcher, senior, reviewer, second } = desk
  const house = [admin, patcher, senior, reviewer, second].map(({ accountId }) => accountId)
  for (const table of ['cases', 'case-log', 'case-notes', 'ecg-patches'])
    for await (const row of rowsOf(portal.context.database, table, vet.hospitalId))
      for (const accountId of house) expect(JSON.stringify(row), table).not.toContain(accountId)
})
