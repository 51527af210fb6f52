import type { queryEnquiries as contract } from '@systole/contract/cases/enquiries'
import { AFTER_REPORT_FOR, INCLUDED_AFTER_REPORT } from '@systole/domain/enquiries/enquiry'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { listEnquiries } from './enquiry-store.ts'
import { presentEnquiry } from './present-enquiry.ts'

/** Returns the questions of both sides, and the number still included in the report. */
export async function queryEnquiries({ db }: CallContext, { input, scope }: Call<typeof contract>) {
  const consult = await requireCase(db, input.caseId, scope)
  const rows = await listEnquiries(db, consult.caseId)
  const used = rows.filter(({ kind }) => kind === 'afterReport').length
  return {
    enquiries: rows.map(presentEnquiry),
    left: Math.max(0, INCLUDED_AFTER_REPORT - used),
    until: consult.closedAt ? new Date(consult.closedAt.getTime() + AFTER_REPORT_FOR) : null,
  }
}
