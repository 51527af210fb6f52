import { NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'
import { ReportModel } from '@systole/report/model'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEvents } from '../../../db/schema/cases.ts'
import { files } from '../../../db/schema/uploads.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { signingSteps } from '../testing/signing-steps.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>
beforeAll(async () => {
  portal = await testApp()
  portal.context.settings.RELEASE_UNDO_SECONDS = 0
  steps = signingSteps(portal)
})
afterAll(() => portal.close())

const IMAGE = { dicom: { ...NO_DICOM_FACTS, patientName: 'WONG^Biscuit', studyDate: '2026-11-18' } }
const PAPER = {
  document: {
    ...{ pages: 1, isEncrypted: false, hasActiveContent: false },
    patient: { names: ['Biscuit'], identifiers: ['5502'] },
  },
}

/** Creates a written case with an image and a document of another animal, and an image without a name. */
async function aCaseWithOthers() {
  const written = await steps.aWrittenCase()
  const file = async (name: string, facts: typeof IMAGE | typeof PAPER | Record<string, never>) => {
    const fid = await portal.build.file(written.usid, written.vet, 'others', name)
    const { database } = portal.context
    await database.update(files).set({ facts, factsState: 'read' }).where(eq(files.fileId, fid))
    return fid
  }
  const radiograph = await file('a.dcm', IMAGE)
  const pdf = await file('b.pdf', PAPER)
  const unnamed = await file('c.png', {})
  const confirm = (
    fids: string[],
    reason = '',
    person: Pick<typeof written.reader, 'api'> = written.reader,
  ) => person.api.filePatients.confirmFilePatients({ usid: written.usid, fids, reason })
  return { ...written, film: radiograph, paper: pdf, unnamed, confirm }
}

test('a report is not signed while a file names another animal, and is once somebody says why it belongs', async () => {
  const { reader, vet, usid, film, paper, confirm } = await aCaseWithOthers()
  const sign = () => steps.sign(reader, usid, { version: 1 })
  expect(await sign()).toMatchObject({
    code: -103,
    data: {
      blockers: [
        { reason: 'otherPatient', file: film, fileName: 'a.dcm' },
        { reason: 'otherPatient', file: paper, fileName: 'b.pdf' },
      ],
    },
  })
  expect(await confirm([film], 'Typed wrongly at the device')).toMatchObject({ ok: true })
  expect(await sign()).toMatchObject({ data: { blockers: [{ file: paper }] } })
  expect(await confirm([paper], 'The clinic confirmed it')).toMatchObject({ ok: true })
  expect(await sign()).toMatchObject({ ok: true })

  const type = 'session_release_report'
  const reply = await vet.api.reports.queryReviewData({ usid, type })
  const { files: appendix } = ReportModel.parse(reply.ok && reply.data.report)
  expect(appendix).toMatchObject([
    {
      name: 'a.dcm',
      otherPatient: { name: 'WONG Biscuit', reason: 'Typed wrongly at the device' },
    },
    { name: 'b.pdf', otherPatient: { name: 'Biscuit', reason: 'The clinic confirmed it' } },
    { name: 'c.png' },
  ])
  expect(appendix[2]).not.toHaveProperty('otherPatient')
})

test('one reason serves several files, is kept in the case log, and can be taken back', async () => {
  const { reader, usid, film, paper, confirm } = await aCaseWithOthers()
  const listed = async () => {
    const reply = await reader.api.filePatients.queryFilePatients({ usid })
    return reply.ok ? reply.data.files : []
  }
  expect(await listed()).toEqual([
    { fid: film, fname: 'a.dcm', patient: 'WONG Biscuit', year: 2026, reason: '' },
    { fid: paper, fname: 'b.pdf', patient: 'Biscuit', year: null, reason: '' },
  ])
  await confirm([film, paper], 'Adopted, renamed')
  expect((await listed()).map(({ reason }) => reason)).toEqual([
    'Adopted, renamed',
    'Adopted, renamed',
  ])
  await confirm([film])
  expect((await listed()).map(({ reason }) => reason)).toEqual(['', 'Adopted, renamed'])
  const log = await portal.context.database
    .select({ action: caseEvents.action, to: caseEvents.toValue, note: caseEvents.note })
    .from(caseEvents)
    .where(eq(caseEvents.caseId, usid))
  expect(log.filter(({ action }) => action.startsWith('file.patient'))).toEqual([
    {
      action: 'file.patientConfirmed',
      to: 'a.dcm (WONG Biscuit)\nb.pdf (Biscuit)',
      note: 'Adopted, renamed',
    },
    { action: 'file.patientUnconfirmed', to: 'a.dcm (WONG Biscuit)', note: '' },
  ])
})

test('only who writes the report says why a file belongs, and only of files that name another animal', async () => {
  const { vet, unnamed, film, confirm } = await aCaseWithOthers()
  expect(await confirm([unnamed], 'x')).toMatchObject({ code: -103, data: { field: 'fids' } })
  expect(await confirm(['file_of_nobody'], 'x')).toMatchObject({ code: -103 })
  expect(await confirm([film], 'x', vet)).toMatchObject({ code: -102 })
  const other = await portal.as('cardiologist')
  expect(await confirm([film], 'x', other)).toMatchObject({ code: -6027 })
})
