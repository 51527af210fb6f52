import type { Proof } from '@systole/contract/accounts/second-factors'
import type { CaseStatus } from '@systole/domain/cases/case'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

/** The decision of the server about a signature: the release can be undone until `endsAt`, in the time of `performance.now`. */
export type SignedReview = { status: CaseStatus; revision: string; endsAt: number }

type Sent = {
  version: number
  /** The question to a second reviewer, if one is asked for. */
  question?: string | undefined
  /** Why this report replaces an earlier one. */
  reason?: string | undefined
  proof?: Proof | undefined
}

/** Signs the saved document of the round that the caller has. A signature under 15 minutes old needs no further proof. SPEC E30. */
export async function signReview(
  caseId: string,
  { version, question, reason, proof }: Sent,
): Promise<SignedReview> {
  const reply = await orThrow(
    client.reports.addReviewData({
      caseId,
      type: 'session_release_report',
      data: {
        version,
        ...(reason && { reason }),
        ...(question !== undefined && { ask_second: { reason: question } }),
      },
      ...(proof && { proof }),
    }),
  )
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
  const { status = 'review_done', revision, release_in_ms } = reply
  return { status, revision, endsAt: performance.now() + release_in_ms }
}

export async function undoReview(caseId: string, revision: string): Promise<void> {
  await orThrow(client.reports.undoRelease({ caseId, revision }))
}
