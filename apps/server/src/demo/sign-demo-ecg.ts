import { DEMO_ACCOUNTS, DEMO_HOSPITALS, DEMO_PASSWORD } from './demo-accounts.ts'
import type { DemoEcgCase } from './demo-ecg-case.ts'
import { answerDemoReview } from './demo-ecg-review.ts'
import { type DemoPortal, dataOf } from './demo-portal.ts'

/** Reviews a claimed case and signs it, which releases its report or asks for a second review. Repeatable. */
export async function signDemoEcg(
  { api }: DemoPortal,
  ecgCase: DemoEcgCase,
  caseId: string,
): Promise<void> {
  const { review: answers, key } = ecgCase
  const { session } = dataOf(await api.cases.querySessionInfo({ caseId }))
  if (session.status !== '1st_reviewing') return
  const { ecg } = dataOf(
    await api.reports.queryReviewData({ caseId, type: 'session_review_report' }),
  )
  if (!ecg || !answers) throw new Error(`${key} has no review`)
  const { asks } = answers
  const data = {
    ...{ version: 0, ecg_review: answerDemoReview(ecg.review, answers, reportLanguageOf(ecgCase)) },
    ...(asks !== undefined && { ask_second: { reason: asks } }),
  }
  const proof = { password: dataOf(await api.accounts.keyGen({ key: DEMO_PASSWORD })).key }
  const type = 'session_release_report' as const
  dataOf(await api.reports.addReviewData({ caseId, type, data, proof }))
}

function reportLanguageOf({ accountId }: DemoEcgCase): string {
  const account = DEMO_ACCOUNTS.find((each) => each.accountId === accountId)
  const hospital = DEMO_HOSPITALS.find(({ hospitalId }) => hospitalId === account?.hospitalId)
  return hospital?.reportLanguage ?? 'en_us'
}
