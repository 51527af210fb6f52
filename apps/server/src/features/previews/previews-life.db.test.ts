import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE } from '@systole/domain/time/durations'
import { aPng } from '@systole/fixtures/a-png'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { copyFiles } from '../cases/case-store.ts'
import { discardBytes } from '../uploads/sweeping/discard-bytes.ts'
import { newCase } from '../uploads/testing/new-case.ts'
import { makePreviews } from './make-previews.ts'
import { listPreviews } from './preview-store.ts'
import { readFacts } from './read-facts.ts'
import { requeueMissingPreviews } from './requeue-missing-previews.ts'
import { arrived, bytesAt, derived, derivedOnce, jobContext, previewOf } from './testing/derived.ts'

let portal: TestApp
let fixture: ReturnType<typeof derivedOnce>
vi.setConfig({ testTimeout: 120_000 }) // each file is read and drawn by its own processes

beforeAll(async () => {
  portal = await testApp()
  fixture = derivedOnce(portal)
})
afterAll(() => portal.close())

test('a follow-up shares what was read and drawn', async () => {
  const { vet, listed } = await fixture('thorax_R_lat.png')
  const followUp = await portal.build.consult(vet)
  const without = { kinds: [], names: [] }
  await copyFiles(portal.context.database, { from: vet.caseId, to: followUp, without })
  const files = await vet.api.uploads.queryUploadedData({ usid: followUp })
  if (!files.ok) throw new Error(files.message)
  const [copy] = files.data.files
  expect(copy).toMatchObject({ facts: listed.facts, facts_state: 'read' })
  expect(copy?.fid).not.toBe(listed.fid)
  await bytesAt(portal, copy?.previews[0]?.url)
})

test('a preview is served in part, to its own session, for some minutes, by the rights to its file', async () => {
  const { listed } = await fixture('thorax_R_lat.png')
  const stranger = await fixture('thorax_R_lat.jpg')
  const url = previewOf(listed, 'thumbnail')?.url ?? ''
  const theirs = previewOf(stranger.listed, 'thumbnail')?.url ?? ''
  const get = (address: string, headers = {}) =>
    portal.app.inject({ method: 'GET', url: address, headers })
  expect(await get(url, { range: 'bytes=0-9' })).toMatchObject({ statusCode: 206 })
  const ticket = new URL(theirs, 'http://portal.test').searchParams.get('t') ?? ''
  for (const wrong of [
    url.replace(/t=.*/, `t=${ticket}`),
    url.replace('/thumbnail', '/video'),
    url.replace(/\?.*/, ''),
    `/files/${listed.fid}?${url.split('?')[1]}`,
  ])
    expect((await get(wrong)).statusCode).toBe(404)
  portal.clock.advance(5 * MINUTE)
  expect((await get(url)).statusCode).toBe(200)
  portal.clock.advance(5 * MINUTE + 1)
  expect((await get(url)).statusCode).toBe(404)
})

test('a list that is read again within minutes has the same addresses of previews', async () => {
  const { vet } = await fixture('thorax_R_lat.png')
  portal.clock.toNextQuarter()
  const previews = async () => (await vet.list()).data.files[0]?.previews
  const before = await previews()
  portal.clock.advance(4 * MINUTE)
  expect(await previews()).toEqual(before)
})

test('INSP-8 previews leave with their file, and stay while a follow-up has it', async () => {
  const { vet, listed, storageKey } = await derived(portal, 'a.png', aPng())
  const url = previewOf(listed, 'thumbnail')?.url ?? ''
  const discard = () =>
    discardBytes(jobContext(portal), { storageKeys: [storageKey], uploadIds: [] })
  await discard()
  await bytesAt(portal, url)
  await portal.context.database.execute(
    sql`update files set deleted_at = now() where storage_key = ${storageKey}`,
  )
  await discard()
  const left = await portal.context.database.execute(
    sql`select 1 from previews where source_key = ${storageKey}`,
  )
  expect(left.rows).toEqual([])
  await expect(portal.context.files.read(`preview_thumbnail_${storageKey}`)).rejects.toThrow(
    'ENOENT',
  )
  await vet.list()
})

test('a file deleted while it is looked at leaves nothing behind', async () => {
  const { vet, storageKey } = await arrived(portal, 'a.png', aPng())
  await readFacts(jobContext(portal), { storageKey })
  await portal.context.database.execute(sql`delete from previews where source_key = ${storageKey}`)
  await makePreviews(jobContext(portal), { sourceKey: storageKey })
  expect((await vet.list()).data.files[0]?.previews).toEqual([])
  const left = await readdir(join(portal.context.settings.DATA_DIR, 'deriving'))
  expect(left.filter((name) => !name.startsWith('process-'))).toEqual([])
})

test('what is read and drawn twice is as if once', async () => {
  const { storageKey } = await fixture('thorax_R_lat.png')
  const rows = () => listPreviews(portal.context.database, [storageKey])
  const before = await rows()
  await readFacts(jobContext(portal), { storageKey })
  await makePreviews(jobContext(portal), { sourceKey: storageKey })
  expect(await rows()).toEqual(before)
})

test('what waits for an hour is asked for again, a file from before there were previews too', async () => {
  const vet = await newCase(portal)
  await vet.client.put({ name: 'a.png', bytes: aPng(), caseId: vet.caseId }, 1)
  const [row] = await vet.rows()
  const asked = async () => {
    const { rows } = await portal.context.database.execute(
      sql`select 1 from pgboss.job where name = 'read-facts' and data->'payload'->>'storageKey' = ${row?.storageKey}`,
    )
    return rows.length
  }
  expect(await asked()).toBe(1)
  portal.clock.advance(61 * MINUTE)
  await portal.context.database.execute(sql`delete from pgboss.job where name = 'read-facts'`)
  await requeueMissingPreviews(jobContext(portal))
  expect(await asked()).toBe(1)
})
