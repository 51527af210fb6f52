import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Closes the payment page of a case whose mode was changed after the page was opened. */
export const endOutdatedCheckoutJob = defineJob({
  name: 'end-outdated-checkout',
  payload: z.object({ caseId: z.string() }),
})
