import { createHash } from 'node:crypto'
import { withRights } from '@systole/domain/access/permissions'
import { MINUTE } from '@systole/domain/time/durations'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ecgPatches } from '../../db/schema/ecg-patches.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { jobContext } from '../previews/testing/derived.ts'
import { measureEcgPatch } from './measure-ecg-patch.ts'
import { patching } from './testing/patching.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const added = (sample: number) => ({ edit: 'addBeat', sample, label: 'V' }) as const

test('ECG-3 a save is a revision: its beats are read in records, with who changed what', async () => {
  const work = await patching(portal)
  const before = await work.chain()
  expect(before).toMatchObject({ patch_revision: null, revisions: [] })
  const automatic = decodeBeats((await work.get(before.base?.beats.url ?? '')).rawPayload)
  const [first] = automatic
  if (!first) throw new Error('the dog has beats')

  const saved = await work.saved({
    edits: [added(first.sample + 20), { edit: 'relabel', samples: [first.sample], label: 'A' }],
    note: 'an early beat',
  })
  expect(saved.counts).toMatchObject({ V: 1, A: 1 })
  const served = await work.get(saved.beats_url)
  expect(served.statusCode).toBe(200)
  const beats = decodeBeats(served.rawPayload)
  expect(beats).toHaveLength(automatic.length + 1)
  expect(beats.slice(0, 2)).toMatchObject([
    { sample: first.sample, label: 'A', source: 'reviewer' },
    { sample: first.sample + 20, label: 'V', source: 'reviewer' },
  ])
  const sha = createHash('sha256').update(served.rawPayload).digest('hex')
  expect(served.headers.etag).toBe(`"${sha}"`)
  expect(await work.get(saved.beats_url, { 'if-none-match': `"${sha}"` })).toMatchObject({
    statusCode: 304,
  })
  expect(await work.chain()).toMatchObject({
    patch_revision: saved.patch_revision,
    revisions: [
      {
        parent: null,
        role: 'reviewer',
        note: 'an early beat',
        author: { uid: work.person.accountId },
        beats_sha256: sha,
      },
    ],
  })
})

test('ECG-3 nothing is overwritten: every revision keeps its beats, and the database refuses a change', async () => {
  const work = await patching(portal)
  const one = await work.saved({ edits: [added(30)] })
  const two = await work.saved({
    base_revision: one.patch_revision ?? '',
    edits: [{ edit: 'deleteBeat', sample: 30 }],
  })
  const [older, newer] = [await work.get(one.beats_url), await work.get(two.beats_url)]
  expect(older.rawPayload.length - newer.rawPayload.length).toBe(8)
  const { database } = portal.context
  const rows = eq(ecgPatches.recordingId, work.rid)
  await expect(database.update(ecgPatches).set({ note: 'other' }).where(rows)).rejects.toThrow()
  await expect(database.delete(ecgPatches).where(rows)).rejects.toThrow()
})

test('ECG-3 a save on an older revision is -6025 with the newer one and what it changed', async () => {
  const work = await patching(portal)
  const first = await work.saved({ edits: [added(30)] })
  expect(await work.save({ edits: [added(40)] })).toMatchObject({
    code: -6025,
    data: {
      patch_revision: first.patch_revision,
      revisions: [{ edits: [added(30)] }],
      changes: { added: 1, removed: 0, moved: 0, relabelled: 0 },
    },
  })
  const base_revision = first.patch_revision ?? ''
  const twice = await Promise.all([
    work.save({ base_revision, edits: [added(50)] }),
    work.save({ base_revision, edits: [added(60)] }),
  ])
  expect(twice.map((reply) => (reply.ok ? 0 : reply.code)).sort()).toEqual([-6025, 0])
})

test('ECG-3 a double click saves one revision, and a save without edits changes nothing', async () => {
  const work = await patching(portal)
  expect(await work.saved({})).toMatchObject({ patch_revision: null })
  const edits = [added(30)]
  const twice = await Promise.all([work.saved({ edits }), work.saved({ edits })])
  expect(twice[0].patch_revision).toBe(twice[1].patch_revision)
  const base_revision = twice[0].patch_revision ?? ''
  expect(await work.saved({ base_revision })).toMatchObject({ patch_revision: base_revision })
  expect((await work.chain()).revisions).toHaveLength(1)
})

test('ECG-3 stamps increase in a case while the clock goes back', async () => {
  const work = await patching(portal)
  const first = await work.saved({ edits: [added(30)] })
  portal.clock.advance(-5 * MINUTE)
  const second = await work.saved({
    base_revision: first.patch_revision ?? '',
    edits: [added(40)],
  })
  portal.clock.advance(5 * MINUTE)
  expect(Number(second.patch_revision)).toBeGreaterThan(Number(first.patch_revision))
})

test.each([
  ['a beat that is not there', { edit: 'deleteBeat', sample: 3 }, 'edits.1', 'noSuchBeat'],
  ['a sample behind the end', { edit: 'addBeat', sample: 4e9, label: 'N' }, 'edits.1', 'outside'],
  ['a lead of another recording', { edit: 'invertLead', lead: 'V6' }, 'edits.1', 'noSuchLead'],
] as const)(
  'ECG-3 %s is refused by place and name, and nothing is saved',
  async (_, edit, field, reason) => {
    const work = await patching(portal)
    expect(await work.save({ edits: [added(30), edit] })).toMatchObject({
      code: -103,
      data: { field, reason },
    })
    expect((await work.chain()).revisions).toEqual([])
  },
)

test('ECG-3 an edit of an unknown kind is named by its place', async () => {
  const work = await patching(portal)
  const edits = [added(30), { edit: 'paint' }] as unknown as ReturnType<typeof added>[]
  const reply = await work.save({ edits })
  expect(reply).toMatchObject({ code: -103 })
  expect(JSON.stringify(reply)).toContain('edits.1')
})

test('a recording or revision of another case is not found', async () => {
  const [one, other] = [await patching(portal), await patching(portal)]
  const { patch_revision: foreign } = await other.saved({ edits: [added(30)] })
  expect(await one.save({ rid: other.rid, edits: [added(40)] })).toMatchObject({ code: -6027 })
  expect(await one.save({ usid: other.caseId, edits: [added(40)] })).toMatchObject({ code: -6002 })
  expect(await one.save({ base_revision: foreign ?? '', edits: [added(40)] })).toMatchObject({
    code: -6002,
  })
  const { beats_url: url } = await one.saved({})
  expect((await one.get(`${url}&rev=${foreign}`)).statusCode).toBe(404)
})

test('ROLE-4 only the holder of the case saves, with a right to patch or review', async () => {
  const work = await patching(portal)
  const other = await portal.as('patcher', {
    permissions: withRights({}, 'econsult', ['report.review']),
  })
  const edits = [added(30)]
  expect(await other.api.ecgPatches.saveEcgPatch({ rid: work.rid, edits })).toMatchObject({
    code: -6027,
    data: { holder: { uid: work.person.accountId } },
  })
  const without = await portal.as('patcher', {
    permissions: withRights({}, 'econsult', ['tests.xray.patch']),
  })
  await work.holdBy(without.accountId)
  expect(await without.api.ecgPatches.saveEcgPatch({ rid: work.rid, edits })).toMatchObject({
    code: -102,
  })
})

test('a clinic sees corrections once the report is released, and staff immediately', async () => {
  const work = await patching(portal)
  const saved = await work.saved({ edits: [added(30)], note: 'Ask Lin about this one' })
  const { vet, rid } = work
  const asVet = (url: string) => portal.app.inject({ url })
  expect(await vet.api.ecgPatches.queryEcgPatches({ rid })).toMatchObject({
    data: { revisions: [] },
  })
  const [hidden] = await work.recordings()
  expect(hidden?.patch_revision).toBeNull()
  expect((await asVet(`${hidden?.beats?.url}&rev=${saved.patch_revision}`)).statusCode).toBe(404)
  await vet.setStatus('close')
  const [shown] = await work.recordings()
  expect(shown?.patch_revision).toBe(saved.patch_revision)
  expect((await asVet(shown?.beats?.url ?? '')).statusCode).toBe(200)
  expect(await vet.api.ecgPatches.queryEcgPatches({ rid })).toMatchObject({
    data: { revisions: [{ note: '', author: { name: '' } }] },
  })
})

test('no patch is a revision of its own: a person found nothing to correct', async () => {
  const work = await patching(portal)
  const saved = await work.saved({ no_patch: true })
  expect(await work.saved({ no_patch: true })).toMatchObject({
    patch_revision: saved.patch_revision,
  })
  expect((await work.chain()).revisions).toMatchObject([{ no_patch: true, edits: [] }])
  const base_revision = saved.patch_revision ?? ''
  expect(await work.save({ base_revision, no_patch: true, edits: [added(30)] })).toMatchObject({
    code: -103,
    data: { field: 'no_patch' },
  })
})

test('more sensitive beats are found by the server for the save that asks for them', async () => {
  const work = await patching(portal)
  const saved = await work.saved({ edits: [{ edit: 'setSensitivity', sensitivity: 2 }, added(30)] })
  const beats = decodeBeats((await work.get(saved.beats_url)).rawPayload)
  expect(beats.length).toBeGreaterThan(5)
  expect(saved.counts).toMatchObject({ V: 1 })
  const { shapes } = await work.chain()
  const known = new Set(shapes?.shapes.map(({ id }) => id))
  const unknown = beats.filter(({ shape, source }) => source === 'auto' && !known.has(shape))
  expect(known.size).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})

/** Puts other beats beside the digest of a revision, as a damaged disk might. */
async function damage(rid: string, patchRevision: string | null, set: string) {
  await portal.context.database.transaction(async (tx) => {
    await tx.execute(sql`alter table ecg_patches disable trigger user`)
    await tx.execute(
      sql`update ecg_patches set ${sql.raw(set)} where recording_id = ${rid} and patch_revision = ${patchRevision}`,
    )
    await tx.execute(sql`alter table ecg_patches enable trigger user`)
  })
}

test('ECG-3 no revision is made on beats that do not have their digest', async () => {
  const work = await patching(portal)
  const one = await work.saved({ edits: [added(30)] })
  await damage(work.rid, one.patch_revision, 'beats = set_byte(beats, 4, 2)')
  const next = { base_revision: one.patch_revision ?? '', edits: [added(40)] }
  expect(await work.save(next)).toMatchObject({ ok: false, code: -1 })
  expect((await work.chain()).revisions).toHaveLength(1)
})

test('ECG-3 a revision whose edits do not replay to its digest is not measured', async () => {
  const work = await patching(portal)
  const one = await work.saved({ edits: [added(30)] })
  await damage(
    work.rid,
    one.patch_revision,
    `edits = '[{"edit":"addBeat","sample":31,"label":"V"}]'`,
  )
  const key = { recordingId: work.rid, patchRevision: one.patch_revision ?? '' }
  await expect(measureEcgPatch(jobContext(portal), key)).rejects.toThrow('replay')
})
