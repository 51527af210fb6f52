import type { Proof } from '@systole/contract/accounts/second-factors'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../app-context.ts'
import { reports } from '../../../db/schema/reports.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../../cases/ecg/testing/ecg-desk.ts'

type Person = Pick<Awaited<ReturnType<TestApp['as']>>, 'api' | 'accountId'>
type Calls = Person['api']['reports']
type Type = Parameters<Calls['addReviewData']>[0]['type']
type Data = Parameters<Calls['addReviewData']>[0]['data']

/** Returns a review in which everything is answered. */
export function answered(review: EcgReview): EcgReview {
  return {
    ...review,
    rhythm: { ...review.rhythm, sinus: 'yes', regularity: 'regular' },
    p_wave: { ...review.p_wave, height: 0.2, duration: 0.04, morphology: ['normal'] },
    qrs: { ...review.qrs, r_height: 1.2, duration: 0.05, morphology: ['normal'] },
    p_qrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { ...review.t_wave, height: 0.2, qt: 0.2 },
    ectopic: { ...review.ectopic, has_vpc: false, has_pac: false, has_packet_loss: false },
    diagnosis_list: [{ phrase_id: null, name: 'Sinus rhythm' }],
  }
}

/** ECG cases in their reviews, through the calls. */
export async function ecgReviewing(
  portal: TestApp,
  pet: Parameters<TestApp['build']['pet']>[1] = {},
) {
  const desk = await ecgDesk(portal, 'ecg1l', pet)
  const { patcher, reviewer, second, step, save } = desk
  const asyncReviewer = await desk.person('async_second_reviewer', 'report.async_review')

  const read = async (by: Person, usid: string, type: Type = 'session_review_report') => {
    const reply = await by.api.reports.queryReviewData({ usid, type })
    if (!reply.ok || !reply.data.ecg) throw new Error(JSON.stringify(reply))
    return reply.data.ecg
  }
  const write = async (by: Person, usid: string, type: Type = 'session_review_report') => {
    const { review, version } = await read(by, usid, type)
    const data = { ecg_review: answered(review), version }
    const reply = await by.api.reports.addReviewData({ usid, type, data })
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.data.version
  }
  const sign = (by: Person, usid: string, data: Data, proof: Proof | undefined = portal.proof()) =>
    by.api.reports.addReviewData({
      ...{ usid, type: 'session_release_report', data },
      ...(proof && { proof }),
    })
  /** Signs without a proof, on the strength of an earlier one. */
  const signUnproven = (by: Person, usid: string, data: Data) =>
    by.api.reports.addReviewData({ usid, type: 'session_release_report', data })
  const prepared = async () => {
    const usid = await desk.prepared()
    await step(patcher, usid, 'data_ready')
    const { session_tests, session_checklist } = desk.complete
    await save(patcher, usid, { status: 'patch_done', exinfo: { session_tests } })
    await save(patcher, usid, { exinfo: { session_checklist } })
    return usid
  }
  const claimed = async (by: Person = reviewer) => {
    const usid = await prepared()
    await step(patcher, usid, 'ready_for_review')
    await take(by, usid, '1st_reviewing')
    return usid
  }
  const take = async (by: Person, usid: string, status: CaseStatus) => {
    const reply = await by.api.cases.updateSession({ usid, params: { status } })
    if (!reply.ok) throw new Error(JSON.stringify(reply))
  }
  /** Has a complete first review, unsigned. */
  const written = async (by: Person = reviewer) => {
    const usid = await claimed(by)
    return { usid, version: await write(by, usid) }
  }
  /** Is with the second reviewer, whom the first one asked. */
  const inSecond = async (data: Partial<Data> = { ask_second: { reason: 'Unsure about P' } }) => {
    const { usid, version } = await written()
    const asked = await sign(reviewer, usid, { version, ...data })
    if (!asked.ok) throw new Error(JSON.stringify(asked))
    await take(second, usid, '2nd_reviewing')
    return { usid, version }
  }
  const reportsOf = (usid: string) =>
    portal.context.database.select().from(reports).where(eq(reports.caseId, usid))
  const jobContext = (): CallContext => ({
    ...portal.context,
    db: portal.context.database,
    requestId: 'job',
  })
  return {
    ...desk,
    ...{ asyncReviewer, read, write, sign, signUnproven, take, reportsOf, jobContext },
    ...{ preparedCase: prepared, claimed, written, inSecond },
  }
}
