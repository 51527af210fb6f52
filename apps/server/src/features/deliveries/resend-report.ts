import type { resendReport as contract } from '@systole/contract/reports/deliveries'
import { refuseResend } from '@systole/domain/deliveries/delivery'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { recordCase } from '../cases/record-case.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { findHospital, type HospitalRow } from '../hospitals/hospital-store.ts'
import { reportAddresses } from '../reports/report-mail.ts'
import { findReport } from '../reports/report-store.ts'
import { sendReportMails } from '../reports/send-report-mails.ts'
import { accountEmails, mailsOfRevision, settleAddress } from './delivery-store.ts'

/** Mails the newest report again as a new mail (STAFF-2). The case is locked, so a double click sends one. */
export async function resendReport(context: CallContext, call: Call<typeof contract>) {
  const { db, clock, requestId } = context
  const { input, actor, scope } = call
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId, hospitalId, lastRevision: revision } = consult
  if (revision === null) throw new AppError('wrongStatus')
  const hospital = await findHospital(db, hospitalId)
  if (!hospital) throw new Error(`${caseId} has no hospital`)

  const sent = await mailsOfRevision(db, { caseId, revision })
  const wanted = await addressesFor(context, { hospital, sent, email: input.email })
  const earlier = (address: string) => sent.filter(({ recipient }) => recipient === address)
  const refusals = wanted.map((address) => refuseResend(earlier(address)))
  const recipients = wanted.filter((_, index) => refusals[index] === undefined)
  const [refusal] = refusals.flatMap((each) => each ?? [])
  if (recipients.length === 0 && refusal) throw new AppError(refusal)

  const report = await findReport(db, caseId, revision)
  // its first mails, with the PDF, are still pending
  if (!report?.pdfKey) throw new AppError('mailUnderWay')
  const now = clock.now()
  for (const recipient of recipients)
    await settleAddress(db, { caseId, revision, recipient }, { accountId: actor.accountId, now })
  await sendReportMails(
    context,
    { report, hospital },
    { to: recipients, suffixOf: (recipient) => roundSuffix(earlier(recipient).length) },
  )
  const note = recipients.join(', ')
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action: 'report.resent',
      note,
      at: now,
      details: { revision, recipients: recipients.length },
    },
  )
  return { sent_to: recipients }
}

/** Returns the requested addresses: all of the hospital's list, or one of that list, of its accounts, or mailed before. */
async function addressesFor(
  { db }: CallContext,
  {
    hospital,
    sent,
    email,
  }: { hospital: HospitalRow; sent: readonly { recipient: string }[]; email: string | undefined },
): Promise<string[]> {
  const listed = reportAddresses(hospital)
  if (email === undefined) return listed
  const address = email.trim().toLowerCase()
  const people = await accountEmails(db, hospital.hospitalId)
  const known = [
    ...listed,
    hospital.email.toLowerCase(),
    ...people,
    ...sent.map(({ recipient }) => recipient),
  ]
  if (!known.includes(address)) throw fieldRefusal('email')
  return [address]
}

/** Returns the suffix of a mail's key, after so many earlier mails to its address. */
function roundSuffix(earlier: number): string {
  return earlier === 0 ? '' : `#${earlier + 1}`
}
