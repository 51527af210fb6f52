import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { issueCreditNote } from './issue-credit-note.ts'

/** Queued when a refund succeeds, in its transaction. */
export const issueCreditNoteJob = defineJob({
  name: 'issue-credit-note',
  payload: z.object({ refundId: z.string() }),
  run: (context: CallContext, { refundId }) =>
    context.database.transaction((db) => issueCreditNote({ ...context, db }, refundId)),
})
