import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { withRights } from '@systole/domain/access/permissions'
import { stripMillimetres } from '@systole/domain/key-images/ecg-strip'
import { verifyCode } from '@systole/domain/reports/verify-code'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { canonicalJson } from '@systole/report/canonical-json'
import { EcgReportModel } from '@systole/report/ecg/ecg-report-model'
import { layOutReport } from '@systole/report/sections'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { findCase } from '../../cases/case-store.ts'
import { measureEcgPatch } from '../../ecg-patches/measure-ecg-patch.ts'
import { findPatch, readPatchBeats } from '../../ecg-patches/patch-store.ts'
import { analysedBeats, newestAnalyses } from '../../ecg-recordings/analysis-store.ts'
import { recordedCase } from '../../ecg-recordings/testing/recorded-case.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { renderReport } from '../../reports/pdf/render-report.ts'
import { insertReport } from '../../reports/report-store.ts'
import { ecgReportModel } from './ecg-report-model.ts'

vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
let portal: TestApp
let made: Awaited<ReturnType<typeof reviewed>>
beforeAll(async () => {
  portal = await testApp()
  made = await reviewed()
}, 120_000)
afterAll(() => portal.close())

/** A case in review, in whose beats one is a VPC, two are a couplet and one is none. */
async function reviewed() {
  const { database } = portal.context
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet, recordings } = await recordedCase(portal, 'ecg_dog.json', bytes)
  const usid = vet.caseId
  const rid = (await recordings())[0]?.rid ?? ''
  const permissions = withRights({}, 'ecg1l', ['report.review'])
  const mia = await portal.as('reviewer', { permissions })
  await database.execute(sql`update cases set service = 'ecg1l', status = '1st_reviewing',
    reader_id = ${mia.accountId}, submitted_at = now(), due_at = now() + interval '90 minutes' where case_id = ${usid}`)
  const [analysis] = await newestAnalyses(database, [rid])
  const stored = analysis && (await analysedBeats(database, analysis))
  const samples = decodeBeats(stored?.beats ?? Buffer.alloc(0)).map(({ sample }) => sample)
  const [, , none = 0, , , single = 0, , , one = 0, two = 0] = samples
  const reply = await mia.api.ecgPatches.saveEcgPatch({
    rid,
    edits: [
      { edit: 'relabel', samples: [none], label: 'X' },
      { edit: 'relabel', samples: [single, one, two], label: 'V' },
    ],
  })
  if (!reply.ok || !reply.data.patch_revision) throw new Error('the patch was refused')
  const patchRevision = reply.data.patch_revision
  await measureEcgPatch(jobContext(portal), { recordingId: rid, patchRevision })
  return { usid, rid, mia, vet, patchRevision }
}

async function preview() {
  const { mia, usid } = made
  const reply = await mia.api.reports.queryReviewData({ usid, type: 'session_review_report' })
  if (!reply.ok || !reply.data.ecg) throw new Error(reply.ok ? 'no review' : reply.message)
  return { ecg: reply.data.ecg, report: EcgReportModel.parse(reply.data.report) }
}

test('ECG-4 the review comes with the report as it would be: no revision and no signature', async () => {
  const { report } = await preview()
  expect(report).toMatchObject({
    format: 2,
    service: 'ecg1l',
    revision: '',
    patchRevision: made.patchRevision,
    signatures: [{ as: 'first', signedAt: '' }],
  })
  expect(report.caseNumber).toMatch(/^1L-\d+$/)
  const ids = layOutReport(report, { toSimplified }).sections.map(({ id }) => id)
  expect(ids).toContain('strips')
  expect(ids).not.toContain('signature-1')
})

test('ECG-9 the beat ranges of the report are those of the revision: from 1, without what is no beat', async () => {
  const { report } = await preview()
  const row = await findPatch(portal.context.database, {
    recordingId: made.rid,
    patchRevision: made.patchRevision,
  })
  if (!row) throw new Error('no revision')
  const bytes = await readPatchBeats(portal.context.database, row)
  const counted = decodeBeats(bytes).filter(({ label }) => label !== 'X')
  const ventricular = counted.flatMap(({ label }, place) => (label === 'V' ? [place + 1] : []))
  const printed = report.ectopy.ranges
    .filter(({ kind }) => kind === 'vpc')
    .flatMap(({ fromBeat, toBeat }) =>
      Array.from({ length: (toBeat ?? 0) - (fromBeat ?? 0) + 1 }, (_, at) => (fromBeat ?? 0) + at),
    )
  expect(ventricular).toEqual([5, 8, 9])
  expect(printed).toEqual(ventricular)
})

test('ECG-9 strips show the rhythm in two rows and each form of ectopy once, none wider than 155 mm', async () => {
  const { strips } = (await preview()).report
  expect(strips.map(({ purpose, rows }) => [purpose, rows.length])).toEqual([
    ['rhythm', 2],
    ['vpc', 1],
    ['vpcCouplet', 1],
  ])
  for (const { strip } of strips.flatMap(({ rows }) => rows)) {
    expect(stripMillimetres(strip)).toBeLessThanOrEqual(155.5)
    expect(strip.leads.map(({ name }) => name)).toEqual(['II'])
    expect(Math.max(...(strip.leads[0]?.microvolts ?? []).map(Number))).toBeGreaterThan(300)
  }
  const labels = strips[2]?.rows[0]?.strip.beats?.map(({ label }) => label) ?? []
  expect(labels.join('')).toContain('VV')
  expect(strips[0]?.rows[0]?.strip.millimetresPerSecond).toBe(50)
})

/** Releases the report of the preview as a signature does. */
async function released() {
  const { ecg } = await preview()
  const context = jobContext(portal)
  const { database } = portal.context
  const consult = await findCase(database, made.usid, { reach: 'all' })
  if (!consult) throw new Error('no case')
  const revision = '20261123052100'
  const review = {
    ...ecg.review,
    diagnosis_list: [{ phrase_id: null, name: 'Ventricular premature complexes' }],
  }
  const model = await ecgReportModel(
    context,
    { ...consult, service: 'ecg1l' },
    {
      review: { document: review, patchRevision: made.patchRevision },
      signers: [{ as: 'first', accountId: made.mia.accountId, signedAt: null }],
      revision,
    },
  )
  const modelSha256 = createHash('sha256').update(canonicalJson(model)).digest('hex')
  await insertReport(database, {
    ...{ caseId: made.usid, revision, hospitalId: consult.hospitalId, language: model.language },
    ...{ model, modelSha256, authorId: made.mia.accountId, kind: 'report', reason: '' },
    releasedAt: portal.clock.now(),
  })
  await database.execute(sql`update cases set status = 'done' where case_id = ${made.usid}`)
  return { model, modelSha256, revision, hospitalId: consult.hospitalId }
}

test('ECG-9 the released report is read by its hospital, drawn, mailed as an ECG report and verified', async () => {
  const { model, modelSha256, revision, hospitalId } = await released()
  await portal.context.database
    .update(hospitals)
    .set({ reportEmails: ['ecg@clinic.test'], pushLanguage: 'en_us' })
    .where(eq(hospitals.hospitalId, hospitalId))
  await renderReport(jobContext(portal), { caseId: made.usid, revision })

  const read = await made.vet.api.reports.queryReviewData({
    usid: made.usid,
    type: 'session_release_report',
  })
  if (!read.ok) throw new Error(read.message)
  expect(read.data).toMatchObject({ revision, model_sha256: modelSha256 })
  expect(EcgReportModel.parse(read.data.report)).toEqual(model)
  expect(read.data.report).not.toHaveProperty('notes')

  const [mail] = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.caseId, made.usid))
  expect(mail?.recipient).toBe('ecg@clinic.test')
  expect(mail?.subject).toMatch(/^ECG report: .+, 1L-\d+$/)
  expect(`${mail?.plain}${mail?.html}`).not.toMatch(/ventricular|eConsult report/i)

  const pdf = await portal.context.files.read(mail?.attachments[0]?.storageKey ?? '')
  expect((await readPdf(await buffer(pdf))).text).toContain('Ventricularprematurecomplexes')

  const verified = await made.vet.api.reports.verifyReport({
    number: model.caseNumber,
    revision,
    code: verifyCode(modelSha256),
  })
  expect(verified).toMatchObject({ data: { result: 'genuine', number: model.caseNumber } })
})

test('ECG-9 a released report stays as signed when phrases, names and the analysis change later', async () => {
  const { database } = portal.context
  const frozen = () =>
    made.vet.api.reports.queryReviewData({ usid: made.usid, type: 'session_release_report' })
  const before = await frozen()
  if (!before.ok) throw new Error(before.message)
  const { hospital_id: hospitalId } = (
    await database.execute<{ hospital_id: string }>(
      sql`select hospital_id from cases where case_id = ${made.usid}`,
    )
  ).rows[0] ?? { hospital_id: '' }
  await database.execute(
    sql`update hospitals set name = 'Another name', push_language = 'ja' where hospital_id = ${hospitalId}`,
  )
  await database.execute(
    sql`update pets set name = 'Another animal' where pet_id = (select pet_id from cases where case_id = ${made.usid})`,
  )
  await database.execute(sql`update mre_phrase_texts set text = text || ' (changed)'`)
  const newer = await database.execute(sql`insert into ecg_measurement_sets
    (recording_id, patch_revision, lead, analysis_version, values, description, problem, created_at)
    select recording_id, patch_revision, lead, analysis_version + 1, '{}'::jsonb, description, problem, created_at
    from ecg_measurement_sets where recording_id = ${made.rid}`)
  expect(newer.rowCount).toBeGreaterThan(0)

  const after = await frozen()
  if (!after.ok) throw new Error(after.message)
  expect(after.data.report).toEqual(before.data.report)
  const report = EcgReportModel.parse(after.data.report)
  const hash = createHash('sha256').update(canonicalJson(report)).digest('hex')
  expect(after.data.model_sha256).toBe(hash)
  const verified = await made.vet.api.reports.verifyReport({
    number: report.caseNumber,
    revision: report.revision,
    code: verifyCode(hash),
  })
  expect(verified).toMatchObject({ data: { result: 'genuine' } })
})
