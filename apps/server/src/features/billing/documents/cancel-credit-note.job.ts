import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { cancelCreditNote } from './issue-credit-note.ts'

/** Queued when a refund is returned, in its transaction. */
export const cancelCreditNoteJob = defineJob({
  name: 'cancel-credit-note',
  payload: z.object({ refundId: z.string() }),
  run: (context: CallContext, { refundId }) =>
    context.database.transaction((db) => cancelCreditNote({ ...context, db }, refundId)),
})
