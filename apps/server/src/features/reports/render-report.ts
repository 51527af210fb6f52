import { variantNamed } from '@systole/domain/hospitals/variant'
import type { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import { renderPdf } from './render-pdf.ts'
import type { renderReportJob } from './render-report.job.ts'
import { reportMails } from './report-mail.ts'
import { findReport, type ReportRow, writePdf } from './report-store.ts'

type Payload = z.output<typeof renderReportJob.payload>

/**
 * Draws the PDF, keeps it, and queues one e-mail per address of the hospital's report list. RVIEW-5.
 * PDF and e-mails are recorded together: what a crash cuts short, the next run does whole, and a run too many does nothing.
 */
export async function renderReport(
  context: CallContext,
  { caseId, revision }: Payload,
): Promise<void> {
  const report = await findReport(context.db, caseId, revision)
  if (!report) throw new Error(`There is no report ${revision} of ${caseId}`)
  if (report.pdfKey !== null) return

  const bytes = await renderPdf({ model: report.model })
  const pdfKey = `report_${caseId.replaceAll(/[^a-z0-9]/g, '')}_${revision}`
  const { sizeBytes, sha256 } = await context.files.put(pdfKey, bytes)
  await context.database.transaction(async (tx) => {
    const pdf = { pdfKey, pdfSha256: sha256, pdfSizeBytes: sizeBytes }
    if (await writePdf(tx, report, pdf)) await queueMails(context, tx, { ...report, ...pdf })
  })
}

async function queueMails(context: CallContext, db: Db, report: ReportRow): Promise<void> {
  const hospital = await findHospital(db, report.hospitalId)
  if (!hospital) throw new Error(`There is no hospital ${report.hospitalId}`)
  const variant = variantNamed(hospital.variant)
  const surroundings = {
    variant,
    brand: brandOf(context, variant),
    origin: originOf(context, variant),
  }
  for (const mail of reportMails(report, hospital, surroundings)) {
    await enqueueMail({ db, jobs: context.jobs }, mail)
  }
}
