import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Ends the payment page of a case that was changed after the page was opened and no longer matches it. */
export const endOutdatedCheckoutJob = defineJob({
  name: 'end-outdated-checkout',
  payload: z.object({ caseId: z.string() }),
})
