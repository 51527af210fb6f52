import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Closes the payment page of a case that was changed after the page was opened and can no longer be paid as it is. */
export const endOutdatedCheckoutJob = defineJob({
  name: 'end-outdated-checkout',
  payload: z.object({ caseId: z.string() }),
})
