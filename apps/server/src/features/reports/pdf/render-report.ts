import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { paths } from '@systole/contract/pages'
import type { HospitalLogo } from '@systole/domain/hospitals/logo'
import { defaultVariant, variantNamed } from '@systole/domain/hospitals/variant'
import type { AnyReport } from '@systole/report/any-report'
import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { ServerBusy } from '../../../http/errors/server-busy.ts'
import { originOf } from '../../../portal-variants.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { findReport, type ReportRow, writePdf } from '../report-store.ts'
import { sendReportMails } from '../send-report-mails.ts'
import { renderPdf } from './render-pdf.ts'

type Payload = { caseId: string; revision: string }

/**
 * Draws and stores the PDF and queues one mail per address of the hospital's report list. RVIEW-5. PDF and mails are recorded
 * together, so that an interrupted run is repeated completely and a surplus run has no effect.
 */
export async function renderReport(
  context: CallContext,
  { caseId, revision }: Payload,
): Promise<void> {
  const report = await findReport(context.db, caseId, revision)
  if (!report) throw new Error(`There is no report ${revision} of ${caseId}`)
  if (report.pdfKey !== null) return

  const bytes = await drawn(context, report)
  const pdfKey = `report_${caseId.replaceAll(/[^a-z0-9]/g, '')}_${revision}`
  const { sizeBytes, sha256 } = await context.files.put(pdfKey, bytes)
  await context.database.transaction(async (tx) => {
    const pdf = { pdfKey, pdfSha256: sha256, pdfSizeBytes: sizeBytes }
    if (await writePdf(tx, report, pdf)) await queueMails(context, tx, { ...report, ...pdf })
  })
}

/** Draws the report. A logo that cannot be drawn is omitted and logged, because the report is more important. */
async function drawn(context: CallContext, { model, modelSha256 }: ReportRow): Promise<Buffer> {
  const logo = await logoBytes(context, model.hospital.logo)
  const origin = originOf(context, variantNamed(model.brand?.variant ?? defaultVariant))
  const stills = await stillBytes(context, model)
  const job = { model, stills, verification: { modelSha256, address: origin + paths.verify() } }
  if (!logo) return renderPdf(job)
  return renderPdf({ ...job, logo }).catch((error: unknown) => {
    if (error instanceof ServerBusy) throw error
    context.log.error({ err: error, logo: model.hospital.logo?.key }, 'logo not drawn')
    return renderPdf(job)
  })
}

function logoBytes(
  context: CallContext,
  logo: HospitalLogo | undefined,
): Promise<Buffer | undefined> {
  return logo ? frozenBytes(context, logo) : Promise.resolve(undefined)
}

/** Returns the bytes of the key images that match their frozen digest; the frame of any other is left visibly empty. */
async function stillBytes(context: CallContext, model: AnyReport) {
  const keyImages = model.format === 1 ? (model.keyImages ?? []) : []
  const stills = new Map<string, Buffer>()
  for (const { picture } of keyImages) {
    const bytes = picture.kind === 'still' ? await frozenBytes(context, picture) : undefined
    if (picture.kind === 'still' && bytes) stills.set(picture.key, bytes)
  }
  return stills
}

/** Returns the bytes if they match the digest frozen with the report. */
async function frozenBytes(
  { files, log }: CallContext,
  { key, sha256 }: { key: string; sha256: string },
): Promise<Buffer | undefined> {
  const bytes = await buffer(await files.read(key))
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  log.error({ key }, 'a picture of the report is not the frozen one')
}

async function queueMails(context: CallContext, db: Db, report: ReportRow): Promise<void> {
  const hospital = await findHospital(db, report.hospitalId)
  if (!hospital) throw new Error(`There is no hospital ${report.hospitalId}`)
  await sendReportMails({ ...context, db }, { report, hospital })
}
