import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measurements } from '../../../db/schema/measurements.ts'
import { staffMessages } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../../cases/ecg/testing/ecg-desk.ts'
import { EXPORTED_TABLES, exportedRowsOf } from './export-store.ts'

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
    for await (const row of exportedRowsOf(portal.context.database, table, hospitalId))
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

test('KEEP-1 an export of a hospital names no people of the house', async () => {
  const { vet, admin, patcher, senior, reviewer, second } = desk
  const house = [admin, patcher, senior, reviewer, second].map(({ accountId }) => accountId)
  const { database } = portal.context
  await database.execute(
    sql`update files set uploaded_by = ${patcher.accountId} where case_id = ${usid}`,
  )
  await database.insert(staffMessages).values({
    ...{
      messageId: 'message_1',
      caseId: usid,
      hospitalId: vet.hospitalId,
      template: 'T',
      language: 'en_us',
    },
    ...{ subject: 'S', text: 'T', sentBy: admin.accountId, sentAt: new Date(), parameters: {} },
  })
  for (const table of EXPORTED_TABLES)
    for await (const row of exportedRowsOf(portal.context.database, table, vet.hospitalId))
      for (const accountId of house) expect(JSON.stringify(row), table).not.toContain(accountId)
})

test('OPS-2 KEEP-1 an export of a hospital has no results and measurements before their report', async () => {
  const { database } = portal.context
  const { vet, reviewer } = desk
  const { rows } = await database.execute<{ file: string }>(
    sql`select file_id as file from files where case_id = ${usid}`,
  )
  await database.insert(measurements).values({
    ...{
      measurementId: 'measurement_1',
      fileId: rows[0]?.file ?? '',
      authorId: reviewer.accountId,
    },
    ...{ method: 'interval', frame: 0, points: [], createdAt: new Date(), updatedAt: new Date() },
  })
  const seenAt = async (status: string) => {
    await database.execute(
      sql`update cases set status = ${status}, result = 'marginally acceptable' where case_id = ${usid}`,
    )
    const words: string[] = []
    for (const table of ['cases', 'measurements'])
      for await (const row of exportedRowsOf(database, table, vet.hospitalId))
        words.push(JSON.stringify(row))
    return /marginally|measurement_1/.exec(words.join())?.[0]
  }
  expect(await seenAt('1st_reviewing')).toBeUndefined()
  expect(await seenAt('done')).toBe('marginally')
})
