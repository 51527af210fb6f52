import { type Right, withRights } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { asc, eq } from 'drizzle-orm'
import { caseEvents, cases } from '../../../../db/schema/cases.ts'
import { creditPlans, hospitalPlans } from '../../../../db/schema/hospitals.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { importEcg } from '../../../ecg-recordings/import-ecg.ts'
import { readFacts } from '../../../previews/read-facts.ts'
import { jobContext } from '../../../previews/testing/derived.ts'
import { listFiles } from '../../../uploads/file-store.ts'
import { uploadClient } from '../../../uploads/testing/upload-client.ts'

export const FILE = 'ecg_dog.json'
export const RECORDED = { posture: 'right_lateral', state: 'awake' } as const
type Params = Parameters<
  Awaited<ReturnType<TestApp['as']>>['api']['cases']['updateSession']
>[0]['params']

/** A hospital whose plan takes three credits for an ECG, and the people who work on its ECG cases. */
async function peopleOf(portal: TestApp, service: EcgService) {
  const { database } = portal.context
  const vet = await portal.as('vet')
  const person = (role: UserType, ...rights: Right[]) =>
    portal.as(role, { permissions: withRights({}, service, rights) })
  const creditPlanId = `plan_${vet.hospitalId}`
  await database
    .insert(creditPlans)
    .values({ creditPlanId, name: 'ECG', serviceCredits: { ecg1l: 3, ecg6l: 3 } })
  await database.delete(hospitalPlans).where(eq(hospitalPlans.hospitalId, vet.hospitalId))
  await database.insert(hospitalPlans).values({ hospitalId: vet.hospitalId, creditPlanId })
  return {
    vet,
    admin: await portal.as('internal_admin'),
    patcher: await person('patcher', `tests.${service}.patch`),
    senior: await person('senior_patcher', `tests.${service}.patch`),
    reviewer: await person('reviewer', 'report.review'),
    second: await person('second_reviewer', 'report.second_review'),
    person,
    creditPlanId,
  }
}

/** Uploads and imports files of a vet, and reads what became of a case. */
function filesOf(portal: TestApp, vet: { sid: string }) {
  const { database } = portal.context
  return {
    async upload(usid: string, name: string = FILE, bytes?: Buffer, kind = 'ECG') {
      const sent = bytes ?? Buffer.from(await FIXTURES[FILE]())
      const client = uploadClient(portal.app, vet.sid)
      return client.putAll({ name, bytes: sent, caseId: usid, kind })
    },
    async importAll(usid: string) {
      for (const { storageKey } of await listFiles(database, usid)) {
        await readFacts(jobContext(portal), { storageKey })
        await importEcg(jobContext(portal), { storageKey })
      }
    },
    async rowOf(usid: string) {
      const [row] = await database.select().from(cases).where(eq(cases.caseId, usid))
      if (!row) throw new Error('no such case')
      return row
    },
    async actionsOf(usid: string) {
      const rows = await database
        .select({ action: caseEvents.action })
        .from(caseEvents)
        .where(eq(caseEvents.caseId, usid))
        .orderBy(asc(caseEvents.caseEventId))
      return rows.map(({ action }) => action)
    },
  }
}

/** The steps of ECG cases of one hospital, through the calls. */
export async function ecgDesk(
  portal: TestApp,
  service: EcgService = 'ecg1l',
  pet: Parameters<TestApp['build']['pet']>[1] = {},
) {
  const people = await peopleOf(portal, service)
  const { vet, admin, creditPlanId } = people
  const files = filesOf(portal, vet)
  const open = async () => {
    const pid = await portal.build.pet(vet.hospitalId, pet)
    const reply = await vet.api.cases.createSession({ type: 'etest', subtype: service, pid })
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.data.usid
  }
  const save = (by: typeof vet | typeof admin, usid: string, params: Params) =>
    by.api.cases.updateSession({ usid, params })
  const step = (by: typeof vet | typeof admin, usid: string, status: CaseStatus, reason?: string) =>
    save(by, usid, { status, ...(reason && { revision_note: reason }) })
  const grant = (credits: number) =>
    admin.api.creditOffice.changeHospitalCredits({
      ...{ hospital_id: vet.hospitalId, credit_plan_id: creditPlanId, direction: 'grant' },
      ...{ source: 'portal', credits, note: 'Bought' },
    })
  return {
    ...people,
    ...files,
    ...{ open, save, step, grant },
    /** Opens a case with its recording and conditions, ready to be submitted. */
    async recorded() {
      const usid = await open()
      await files.upload(usid)
      await save(vet, usid, { exinfo: { recording: RECORDED } })
      return usid
    },
    /** Submits a case and imports its recording. */
    async prepared() {
      const usid = await this.recorded()
      await grant(3)
      await files.importAll(usid)
      const sent = await step(vet, usid, 'wait_for_preparation')
      if (!sent.ok) throw new Error(JSON.stringify(sent))
      return usid
    },
    /** Everything that a patcher fills in before the case is sent. */
    complete: {
      session_checklist: CHECKLIST_ITEMS.map((id) => ({ id, done: true, reason: '' })),
      session_tests: [
        { type: service, fname: FILE, quality: 'acceptable' as const, no_patch: true },
      ],
    },
  }
}
