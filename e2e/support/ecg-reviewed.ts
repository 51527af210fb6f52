import { expect } from '@playwright/test'
import { answeredReview } from './answered-review.ts'
import { ecgToReview } from './ecg-to-review.ts'
import type { PlainClient } from './plain-client.ts'

const MEASURED = { timeout: 60_000 }

/** Has an ECG reviewed and signed by plain calls: released, or asked about with `question`. Returns the case. */
export async function ecgReviewed(
  client: PlainClient,
  of: {
    petName: string
    identifier: string
    vet?: string
    reviewer: string
    answers?: object
    question?: string
  },
): Promise<string> {
  const { accepted } = client
  const usid = await ecgToReview(client, of)
  const reviewer = await client.login(of.reviewer)
  await accepted('update_cardiobirdx_session', {
    ...{ sid: reviewer.sid, usid, params: { status: '1st_reviewing' } },
  })
  const asked = { ...reviewer, usid, type: 'session_review_report' }
  const read = async () => (await accepted('query_cardiobirdx_review_data', asked)).ecg
  await expect.poll(async () => Object.keys((await read()).measured).length, MEASURED).not.toBe(0)
  const { review } = await read()
  const diagnosis_list = [{ phrase_id: null, name: 'Ventricular premature complexes' }]
  const ecg_review = answeredReview(review, { diagnosis_list, ...of.answers })
  const data = { ecg_review, version: 0 }
  const { version } = await accepted('add_cardiobirdx_session_review_data', { ...asked, data })
  await accepted('add_cardiobirdx_session_review_data', {
    ...{ ...reviewer, usid, type: 'session_release_report' },
    data: { version, ...(of.question && { ask_second: { reason: of.question } }) },
    proof: await client.prove(),
  })
  return usid
}
