import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { mailReader, withDue } from '../../mails/mail-about-case.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails a cardiologist about an assigned case, which stays theirs until they open it. */
export async function mailAssigned(
  context: Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>,
  consult: CaseRow,
): Promise<void> {
  const since = consult.claimedAt ? toStamp(consult.claimedAt) : ''
  await mailReader(context, consult, {
    key: `assigned:${consult.caseId}:${since}`,
    readerId: consult.readerId,
    wordsOf: ({ reader }, tag) => withDue(reader.assigned, consult, tag),
  })
}
