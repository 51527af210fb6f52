import { defineJob } from '../../../jobs/define-job.ts'
import { endOutdatedCheckoutQueue } from './end-outdated-checkout.queue.ts'
import { endOutdatedCheckout } from './end-outdated-checkout.ts'

/** Ends the payment page of a case that was changed after the page was opened and no longer matches it. */
export const endOutdatedCheckoutJob = defineJob({
  ...endOutdatedCheckoutQueue,
  run: endOutdatedCheckout,
})
