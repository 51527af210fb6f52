import { z } from 'zod'
import type { JobDeclaration } from '../../../jobs/define-job.ts'

/** The queue of outdated pages. Declared apart from its job, because the job uses it too: a page that was just paid submits its case. */
export const endOutdatedCheckoutQueue = {
  name: 'end-outdated-checkout',
  payload: z.object({ caseId: z.string() }),
} satisfies JobDeclaration
