import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import { DEMO_CREDITS, DEMO_ECG_HOSPITALS, DEMO_PLAN } from './demo-accounts.ts'
import type { DemoEcgCase } from './demo-ecg-case.ts'
import { patientOf } from './demo-file.ts'
import { dataOf } from './demo-portal.ts'
import { importDemoEcg } from './import-demo-ecg.ts'
import { prepareDemoEcg } from './prepare-demo-ecg.ts'
import { type Demo, demoAdmin, petOf, stepAt } from './walk-demo-case.ts'

const DAY_HOURS = 24

/** Gives the hospitals that send ECGs their credits. Repeatable. */
export async function grantEcgCredits(demo: Demo): Promise<void> {
  for (const hospitalId of DEMO_ECG_HOSPITALS)
    await stepAt(demo, { key: hospitalId }, demoAdmin, DAY_HOURS, async ({ api }) =>
      dataOf(
        await api.creditOffice.changeHospitalCredits({
          ...{ hospital_id: hospitalId, credit_plan_id: DEMO_PLAN.creditPlanId },
          ...{ direction: 'grant', source: 'portal', credits: DEMO_CREDITS.ecgHospital },
          note: 'Starter credits',
        }),
      ),
    )
}

/** Advances an ECG case to its status, each step at its own time. Repeatable. */
export async function walkDemoEcgCase(demo: Demo, ecgCase: DemoEcgCase): Promise<void> {
  const caseId = await submit(demo, ecgCase)
  const { reached } = ecgCase
  if (reached === undefined || reached === 'open' || reached === 'upload') return
  await importDemoEcg(demo, ecgCase, caseId)
  if (reached === 'wait_for_preparation' || reached === 'data_ready') return
  await prepareDemoEcg(demo, ecgCase, caseId)
}

/** Opens a case, uploads its recording and submits it, as far as the clinic got. */
async function submit(demo: Demo, ecgCase: DemoEcgCase): Promise<string> {
  const { accountId, submittedHoursAgo, service = 'ecg1l', conditions, note } = ecgCase
  return stepAt(demo, ecgCase, accountId, submittedHoursAgo, async (portal) => {
    const { api } = portal
    const { petId } = dataOf(await api.pets.addPet(petOf(demo, ecgCase)))
    const { caseId } = dataOf(
      await api.cases.createSession({ type: 'etest', serviceId: service, petId }),
    )
    if (ecgCase.reached === 'open') return caseId
    const { files } = dataOf(await api.uploads.queryUploadedData({ caseId }))
    if (files.length === 0) {
      const { fileName: name, parts, pet } = ecgCase
      const bytes = ecgCase.lacksUnit
        ? jsonWithoutUnit(parts)
        : syntheticDicom(parts, patientOf(pet, demo.clock.now()))
      await portal.upload({ caseId, name, kind: 'ecg', bytes })
    }
    if (ecgCase.reached === 'upload') return caseId
    if (note) dataOf(await api.cases.updateSession({ caseId, params: { note } }))
    const params = { status: 'wait_for_preparation', extraInfo: { recording: conditions } } as const
    dataOf(await api.cases.updateSession({ caseId, params }))
    return caseId
  })
}

/** Writes the first part as JSON that names no unit, as some recorders do. Staff can state it. */
function jsonWithoutUnit([first]: DemoEcgCase['parts']): Buffer {
  const { signal } = syntheticEcg(first)
  const leads = signal.leads.map(({ name, samples }) => ({ name, samples: [...samples] }))
  return Buffer.from(JSON.stringify({ samples_per_second: signal.samplesPerSecond, leads }))
}
