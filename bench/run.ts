import { benchCalls } from './calls.ts'
import { benchEcg, benchEcgDay } from './ecg.ts'
import { benchEcgCalls } from './ecg-calls.ts'
import { benchEcgRobustness } from './ecg-robustness.ts'
import { benchEcgShapes } from './ecg-shapes.ts'
import { benchEcgTrace } from './ecg-trace.ts'
import { benchEcgWizard } from './ecg-wizard.ts'
import { benchEcgWorkbench } from './ecg-workbench.ts'
import { benchEcgWorkingDay } from './ecg-working-day.ts'
import { benchFirstLook } from './first-look.ts'
import { benchFirstPage } from './first-page.ts'
import { benchInteraction, benchReading } from './interaction.ts'
import { benchJobs } from './jobs.ts'
import { benchPayments } from './payments.ts'
import { benchRecords } from './records.ts'
import { closeLargePortals } from './support/large-portals.ts'
import { benchUpload } from './upload.ts'
import { benchWorklist } from './worklist.ts'

/**
 * The benches: `npm run bench` runs all but the longest, `npm run bench -- upload` the named ones. Ratios are comparable; absolute figures depend
 * on the machine.
 */
const BENCHES: Record<string, () => Promise<void>> = {
  calls: benchCalls,
  ecg: benchEcg,
  'ecg-day': benchEcgDay,
  'ecg-robustness': benchEcgRobustness,
  upload: benchUpload,
  'first-page': benchFirstPage,
  'first-look': benchFirstLook,
  records: benchRecords,
  payments: benchPayments,
  jobs: benchJobs,
  worklist: benchWorklist,
  'ecg-calls': benchEcgCalls,
  'ecg-shapes': benchEcgShapes,
  'ecg-trace': benchEcgTrace,
  'ecg-workbench': benchEcgWorkbench,
  'ecg-wizard': benchEcgWizard,
  'ecg-working-day': benchEcgWorkingDay,
  interaction: benchInteraction,
  reading: benchReading,
}

/** Benches that take many minutes run only when they are named. */
const ON_REQUEST = ['ecg-day', 'ecg-robustness', 'ecg-shapes', 'ecg-trace', 'ecg-workbench']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`,
  )
  process.exit(2)
}
try {
  for (const [name, run] of Object.entries(BENCHES)) {
    const isDue = asked.length === 0 && !ON_REQUEST.includes(name)
    if (isDue || asked.includes(name)) await run()
  }
} finally {
  await closeLargePortals()
}
