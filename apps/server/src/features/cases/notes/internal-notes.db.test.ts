import { contract } from '@systole/contract/contract'
import { reachOf } from '@systole/domain/access/access'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEvents } from '../../../db/schema/cases.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { reportDrafts } from '../../../db/schema/reports.ts'
import { releasedReport } from '../../../testing/released-report.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const MARKER = 'internal: the owner is a difficult person'
let portal: TestApp
let usid = ''
let fields: Record<string, string> = {}

/** Creates a closed case with the marker in every internal text. */
beforeAll(async () => {
  portal = await testApp()
  const { vet, reader, caseId, hospitalId, revision } = await releasedReport(portal)
  usid = caseId
  const { database } = portal.context
  for (const action of ['note.added', 'case.assign', 'case.claim', 'case.lapse', 'case.opened']) {
    await database.insert(caseEvents).values({
      caseId,
      hospitalId,
      actorId: reader.accountId,
      role: 'internal_admin',
      action,
      note: MARKER,
    })
  }
  await vet.api.deliveries.resendReport({ usid })
  await database.update(mails).set({ lastError: MARKER }).where(eq(mails.caseId, caseId))
  await database.insert(reportDrafts).values({
    caseId,
    draft: { ...emptyReportDraft(), notes: MARKER },
    version: 1,
    savedBy: reader.accountId,
  })
  const fid = await portal.build.file(caseId, vet, 'ecg')
  fields = {
    fid,
    fname: 'ecg.pdf',
    sid: vet.sid,
    usid,
    revision,
    type: 'session_release_report',
    tpet: 'cat',
    place: 'new-pet',
  }
})
afterAll(() => portal.close())

/** Returns the common fields of a call: a report is identified by its case and revision only. */
function fieldsOf(name: string): Record<string, string> {
  const { fname, ...others } = fields
  return name === 'queryReviewData' ? others : fields
}

/** Required fields of a call beyond the common ones. */
const MORE: Partial<Record<string, Record<string, string>>> = {
  countSessions: { lists: '[{}]' },
  queryAllSessions: { params: '{"start_time":"20190101000000"}' },
  queryUserActivities: { params: '{"year":2026}' },
  queryUserPet: { pname: 'Mochi' },
}
/**
 * Calls that return no case data, and refuse an invalid e-mail address, checkout or second factor; and one that needs a recording,
 * whose own tests show what a clinic sees of it.
 */
const REFUSES = new Set([
  'queryCheckout',
  'passkeyOptions',
  'checkSid',
  'keyGen',
  'queryEcgPatches',
])

const READS = Object.values(contract)
  .flatMap((noun) => Object.entries(noun))
  .filter(
    ([name, call]) => call.effect === 'read' && reachOf(call.access, 'vet') && !REFUSES.has(name),
  )

test.each(READS)(
  'STAFF-3 %s shows a vet nothing that staff wrote for staff',
  async (name, call) => {
    const response = await portal.app.inject({
      method: 'POST',
      url: call.path,
      payload: new URLSearchParams({ ...fieldsOf(name), ...MORE[name] }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.json()).toMatchObject({ code: 0 })
    expect(response.body).not.toContain(MARKER)
  },
)

test('staff do see it, so the walk above looks for something that is there', async () => {
  const admin = await portal.as('internal_admin')
  const log = await admin.api.cases.queryEventLog({ usid })
  const mailed = await admin.api.deliveries.queryDeliveries({ usid })
  expect(JSON.stringify(log)).toContain(MARKER)
  expect(JSON.stringify(mailed)).toContain(MARKER)
})
