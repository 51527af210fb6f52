import type { Proof } from '@systole/contract/accounts/second-factors'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { CallContext } from '../../../app-context.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export const COMPLETE: ReportDraft = {
  answers: [{ type: 'prognosis', value: 'Good with treatment.' }],
  recommendations: [{ name: 'Echocardiography', priority: 'recommended' }],
  notes: '',
  quality: 'acceptable',
}
type Person = Pick<Awaited<ReturnType<TestApp['as']>>, 'api'>

/** Creates test helpers of a cardiologist: writing, signing and withdrawing a report. */
export function signingSteps(portal: TestApp) {
  const save = (person: Person, usid: string, version: number, draft: ReportDraft = COMPLETE) =>
    person.api.reports.addReviewData({
      usid,
      type: 'session_review_report',
      data: { draft, version },
    })
  const sign = (
    person: Person,
    usid: string,
    data: { version: number; reason?: string; addendum?: string },
    proof: Proof | undefined = portal.proof(),
  ) =>
    person.api.reports.addReviewData({
      usid,
      type: 'session_release_report',
      data,
      ...(proof && { proof }),
    })
  const aWrittenCase = async () => {
    const vet = await portal.as('vet')
    const reader = await portal.as('cardiologist')
    const usid = await portal.build.consult(vet, {
      status: 'data_processing',
      readerId: reader.accountId,
    })
    await save(reader, usid, 0)
    return { vet, reader, usid }
  }
  /** Creates a signed case; it is released immediately if undoing is disabled. */
  const aSignedCase = async () => {
    const written = await aWrittenCase()
    const reply = await sign(written.reader, written.usid, { version: 1 })
    if (!reply.ok) throw new Error(reply.message)
    return { ...written, ...reply.data, caseId: written.usid }
  }
  /** Returns the context of a job. */
  const serverTexts = (): CallContext => ({
    ...portal.context,
    db: portal.context.database,
    requestId: 'job',
  })
  return { save, sign, aWrittenCase, aSignedCase, serverTexts }
}
