import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import { DEMO_CREDITS, DEMO_ECG_HOSPITALS, DEMO_PLAN } from './demo-accounts.ts'
import type { DemoEcgCase } from './demo-ecg-cases.ts'
import { patientOf } from './demo-file.ts'
import { dataOf } from './demo-portal.ts'
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

/** Opens an ECG case, uploads its recording and submits it. Repeatable. */
export async function walkDemoEcgCase(demo: Demo, ecgCase: DemoEcgCase): Promise<void> {
  const { accountId, submittedHoursAgo, fileName, parts, conditions } = ecgCase
  await stepAt(demo, ecgCase, accountId, submittedHoursAgo, async (portal) => {
    const { api } = portal
    const { pid } = dataOf(await api.pets.addPet(petOf(demo, ecgCase)))
    const { caseId } = dataOf(
      await api.cases.createSession({ type: 'etest', subtype: 'ecg1l', pid }),
    )
    const { files } = dataOf(await api.uploads.queryUploadedData({ caseId }))
    if (files.length === 0) {
      const bytes = syntheticDicom(parts, patientOf(ecgCase.pet, demo.clock.now()))
      await portal.upload({ caseId, name: fileName, kind: 'ecg', bytes })
    }
    const params = { status: 'wait_for_preparation', exinfo: { recording: conditions } } as const
    dataOf(await api.cases.updateSession({ caseId, params }))
  })
}
