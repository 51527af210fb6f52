import { paths } from '@systole/contract/pages'
import type { Brand, Variant } from '@systole/domain/hospitals/variant'
import { fill } from '@systole/i18n/fill'
import { htmlLang, wordingFor } from '@systole/i18n/languages'
import { reportTextsOf } from '@systole/report/report-texts'
import type { ReportTexts } from '@systole/report/written-texts'
import { escapeHtml } from '../../http/pages/escape-html.ts'
import { oneLine } from '../../mails/one-line.ts'
import { toSimplified } from '../../to-simplified.ts'
import type { findHospital } from '../hospitals/hospital-store.ts'
import type { NewMail } from '../notifications/mail-store.ts'
import type { ReportRow } from './report-store.ts'

type Hospital = NonNullable<Awaited<ReturnType<typeof findHospital>>>
type Surroundings = { variant: Variant; brand: Brand; origin: string }

/** The maximum size of an attachment; larger PDFs are only linked. SPEC 22. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024

/** Returns the key by which a mail is queued once per revision and address. */
export function reportMailKey(caseId: string, revision: string, address: string): string {
  return `report:${caseId}:${revision}:${address}`
}

/** Returns the addresses for a hospital's reports: its report list, or its own address without one. */
export function reportAddresses(hospital: Pick<Hospital, 'reportEmails' | 'email'>): string[] {
  const listed = hospital.reportEmails.length > 0 ? hospital.reportEmails : [hospital.email]
  const addresses = listed.map((address) => address.trim().toLowerCase())
  return [...new Set(addresses)].filter((address) => address !== '')
}

/** Composes one mail per address, by default for all of the hospital's. It contains no diagnosis outside the PDF. */
export function reportMails(
  report: ReportRow,
  hospital: Hospital,
  { to = reportAddresses(hospital), ...around }: Surroundings & { to?: readonly string[] },
): NewMail[] {
  const texts = reportTextsOf(wordingFor(hospital.pushLanguage, hospital.country), toSimplified)
  const content = mailContent(report, hospital, { ...around, texts })
  return to.map((recipient) => ({
    ...content,
    variant: around.variant,
    dedupeKey: reportMailKey(report.caseId, report.revision, recipient),
    recipient,
    language: htmlLang[texts.writtenIn],
    caseId: report.caseId,
    hospitalId: report.hospitalId,
    revision: report.revision,
  }))
}

function mailContent(
  report: ReportRow,
  hospital: Hospital,
  { texts, brand, origin }: Surroundings & { texts: ReportTexts },
): Pick<NewMail, 'subject' | 'plain' | 'html' | 'attachments'> {
  const { mail } = texts.reports
  const own = report.model.format === 2 ? texts.ecgReport.mail : mail
  const { caseNumber, patient, reason } = report.model
  const names = {
    pet: oneLine(patient.name),
    caseNumber,
    hospital: oneLine(hospital.name),
    brand: brand.name,
  }
  const attachments = attachmentsOf(report, texts)
  const link = origin + paths.econsultReport({ caseId: report.caseId, revision: report.revision })
  const opening = [
    fill(mail.greeting, names),
    fill(reason === '' ? own.ready : own.revised, names),
    ...(reason === '' ? [] : [fill(mail.reason, { reason })]),
  ]
  const closing = [
    attachments.length > 0 ? mail.attached : mail.notAttached,
    mail.signIn,
    fill(mail.farewell, names),
  ]
  return {
    subject: fill(own.subject, names),
    plain: [...opening, `${mail.open}: ${link}`, ...closing].join('\n\n'),
    html: mailHtml({ opening, closing, link, open: mail.open, brand, texts }),
    attachments,
  }
}

function attachmentsOf(report: ReportRow, texts: ReportTexts): NewMail['attachments'] {
  const { pdfKey: storageKey, pdfSizeBytes, pdfSha256: sha256, revision, model } = report
  if (storageKey === null || sha256 === null || (pdfSizeBytes ?? 0) > ATTACHMENT_MAX_BYTES)
    return []
  const name = fill(texts.reports.mail.fileName, { caseNumber: model.caseNumber, revision })
  return [{ name, contentType: 'application/pdf', storageKey, sha256 }]
}

function mailHtml(parts: {
  opening: readonly string[]
  closing: readonly string[]
  link: string
  open: string
  brand: Brand
  texts: ReportTexts
}): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = `<p style="margin:0 0 24px"><a href="${escapeHtml(parts.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${parts.brand.colours.main};color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(parts.open)}</a></p>`
  return [
    `<div lang="${htmlLang[parts.texts.writtenIn]}" style="background:#F4F6F5;padding:24px 12px">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:10px;font:16px/1.6 system-ui,sans-serif;color:#2B3F45">',
    `<p style="margin:0 0 24px;font:600 19px Georgia,serif;color:#12252B">${escapeHtml(parts.brand.name)}</p>`,
    ...parts.opening.map(paragraph),
    button,
    ...parts.closing.map(paragraph),
    '</div></div>',
  ].join('')
}
