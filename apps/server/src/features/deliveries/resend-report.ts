import type { resendReport as contract } from '@systole/contract/reports/deliveries'
import { refuseResend } from '@systole/domain/deliveries/delivery'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { findHospital, type HospitalRow } from '../hospitals/hospital-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { reportAddresses, reportMails } from '../reports/report-mail.ts'
import { findReport } from '../reports/report-store.ts'
import { accountEmails, mailsOfRevision, settleAddress } from './delivery-store.ts'

/** Mails the newest report again as a new mail (STAFF-2). The case is locked, so a double click sends one. */
export async function resendReport(context: CallContext, call: Call<typeof contract>) {
  const { db, clock, requestId } = context
  const { input, actor, scope } = call
  const consult = await findCaseForChange(db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
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

  const mails = await mailsFor(context, { consult, revision, hospital, recipients })
  const now = clock.now()
  for (const mail of mails) {
    const { recipient } = mail
    await settleAddress(db, { caseId, revision, recipient }, { accountId: actor.accountId, now })
    const round = earlier(recipient).length
    await enqueueMail(context, {
      ...mail,
      dedupeKey: round === 0 ? mail.dedupeKey : `${mail.dedupeKey}#${round + 1}`,
    })
  }
  const note = recipients.join(', ')
  await addCaseEvent(db, { caseId, hospitalId, actor, action: 'report.resent', note, at: now })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'report.resent',
      object: `case:${caseId}`,
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

async function mailsFor(
  context: CallContext,
  of: { consult: CaseRow; revision: string; hospital: HospitalRow; recipients: string[] },
) {
  const { consult, revision, hospital, recipients } = of
  const report = await findReport(context.db, consult.caseId, revision)
  // its first mails, with the PDF, are still pending
  if (!report?.pdfKey) throw new AppError('mailUnderWay')
  const variant = variantNamed(hospital.variant)
  const brand = brandOf(context, variant)
  const origin = originOf(context, variant)
  return reportMails(report, hospital, { variant, brand, origin, to: recipients })
}
