import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY, MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/cases.ts'
import { hospitalExports } from '../../../db/schema/hospital-data.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { seedProducts } from '../../payments/products/seed-products.ts'
import { sweepStorage } from '../../storage/sweep-storage.ts'
import { discardBytes } from '../../uploads/sweeping/discard-bytes.ts'
import { markedHospital } from '../testing/marked-hospital.ts'
import { makeExport, removeExports } from './make-export.ts'

let portal: TestApp
const folder = mkdtempSync(join(tmpdir(), 'systole-made-export-'))
beforeAll(async () => {
  portal = await testApp()
  await seedProducts(portal.context.database)
})
afterAll(async () => {
  await portal.close()
  rmSync(folder, { recursive: true, force: true })
})

const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
type Caller = Awaited<ReturnType<TestApp['as']>>

async function ask(admin: Caller, hospitalId: string) {
  const asked = { hospital_id: hospitalId, reason: 'The hospital wants a copy.' }
  return admin.api.hospitalData.askHospitalExport(asked)
}

async function asked(admin: Caller, hospitalId: string): Promise<string> {
  const reply = await ask(admin, hospitalId)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.export_id
}

const open = (admin: Caller, exportId: string) =>
  admin.api.hospitalData.openHospitalExport({ export_id: exportId })

async function download(url: string) {
  return portal.app.inject({ url })
}

test('KEEP-1 an export asked for by an admin is made by a job, mailed, downloaded, and removed after seven days', async () => {
  const mark = 'sevenuilo'
  const { id } = await markedHospital(portal, mark)
  const admin = await portal.as('internal_admin')
  const exportId = await asked(admin, id.hospital)
  expect(await ask(admin, id.hospital)).toMatchObject({ code: -9102 })
  expect(await open(admin, exportId)).toMatchObject({ code: -9101 })
  const leftover = join(portal.context.settings.DATA_DIR, 'exports', exportId)
  await makeExport(job(), { exportId })
  await makeExport(job(), { exportId }) // delivered twice, made once
  expect(existsSync(leftover)).toBe(false)
  const shown = await admin.api.hospitalData.queryHospitalData({ hospital_id: id.hospital })
  expect(shown).toMatchObject({
    data: {
      exports: [{ state: 'ready', reason: 'The hospital wants a copy.', asked_by: 'Wing Chan' }],
    },
  })
  const reported = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, admin.email))
  expect(reported).toHaveLength(1)
  expect(reported[0]?.plain).toContain(`/hospital-data?id=${id.hospital}`)

  const link = await open(admin, exportId)
  if (!link.ok) throw new Error(link.message)
  const { url } = link.data
  const reply = await download(url)
  expect(reply.statusCode).toBe(200)
  const zip = join(folder, 'download.zip')
  writeFileSync(zip, reply.rawPayload)
  const read = (path: string) =>
    execFileSync('python3', ['-c', READ, zip, path], { encoding: 'utf8' })
  expect(read('pets.jsonl')).toContain(mark)
  expect(read('accounts.jsonl')).not.toContain('password')
  expect(read(`originals/${id.paid}/${id.file}-${mark}.pdf`)).toBe(mark)

  // the link is valid for this session and some minutes, the file for seven days
  portal.clock.advance(6 * MINUTE)
  expect((await download(url)).statusCode).toBe(404)
  await removeExports(job())
  expect(await open(admin, exportId)).toMatchObject({ ok: true })
  portal.clock.advance(7 * DAY)
  const later = { ...admin, api: portal.client(await portal.sessionOf(admin.accountId)) }
  expect(await open(later, exportId)).toMatchObject({ code: -9101 })
  const [made] = await portal.context.database
    .select()
    .from(hospitalExports)
    .where(eq(hospitalExports.exportId, exportId))
  await sweepStorage(job())
  expect(await portal.context.files.find(made?.storageKey ?? '')).toBeDefined()
  await removeExports(job())
  await discardBytes(job(), { storageKeys: [made?.storageKey ?? ''], uploadIds: [] })
  expect(await portal.context.files.find(made?.storageKey ?? '')).toBe(undefined)
  const log = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `hospital:${id.hospital}`))
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['hospital.exportAsked', admin.accountId],
    ['hospital.exportReady', null],
    ['hospital.exportOpened', admin.accountId],
    ['hospital.exportOpened', admin.accountId],
    ['hospital.exportRemoved', null],
  ])
})

test('KEEP-1 another admin’s session opens no link of this one, and a role that loses the right neither', async () => {
  const hospitalId = await portal.build.hospital()
  const admin = await portal.as('internal_admin')
  const vet = await portal.as('vet', { hospitalId })
  expect(await ask(vet, hospitalId)).toMatchObject({ code: -102 })
  const exportId = await asked(admin, hospitalId)
  await makeExport(job(), { exportId })
  const link = await open(admin, exportId)
  if (!link.ok) throw new Error(link.message)
  expect((await download(link.data.url)).statusCode).toBe(200)
  await admin.api.accounts.logout({})
  expect((await download(link.data.url)).statusCode).toBe(404)
  expect((await download('/files/exports/export_x?t=x')).statusCode).toBe(404)
})

test('KEEP-1 an export that fails says so, leaves nothing on the disk, and can be asked for again', async () => {
  const { id, key } = await markedHospital(portal, 'eightuilo')
  const admin = await portal.as('internal_admin')
  const exportId = await asked(admin, id.hospital)
  const { files } = portal.context
  const broken = {
    ...files,
    find: (name: string) => files.find(name),
    read: async (name: string) => {
      if (name === key('original')) throw new Error('away')
      return files.read(name)
    },
  }
  await expect(makeExport({ ...job(), files: broken }, { exportId })).rejects.toThrow('away')
  expect(readdirSync(join(portal.context.settings.DATA_DIR, 'exports'))).toEqual([])
  expect(
    await portal.context.database
      .select()
      .from(hospitalExports)
      .where(eq(hospitalExports.exportId, exportId)),
  ).toMatchObject([{ state: 'failed' }])
  const again = await asked(admin, id.hospital)
  await makeExport(job(), { exportId: again })
  expect(await open(admin, again)).toMatchObject({ ok: true })
})

/** The command of another program that reads ZIPs. */
const READ =
  'import sys,zipfile; sys.stdout.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())'
