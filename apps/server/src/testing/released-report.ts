import { createHash } from 'node:crypto'
import { nextRevision } from '@systole/domain/reports/revision'
import { aReport } from '@systole/report/testing/a-report'
import { reports } from '../db/schema/reports.ts'
import type { TestApp } from './test-app.ts'

const PDF = Buffer.from('%PDF-1.7 a report')
const PDF_SHA256 = createHash('sha256').update(PDF).digest('hex')

/** Creates a closed case with a released and rendered report, whose mails have not been sent. */
export async function releasedReport(
  portal: TestApp,
  options: { reportEmails?: string[]; isDrawn?: boolean } = {},
) {
  const { reportEmails = ['reports@harbour.test'], isDrawn = true } = options
  const hospitalId = await portal.build.hospital({ reportEmails })
  const vet = await portal.as('vet', { hospitalId })
  const reader = await portal.as('cardiologist')
  const caseId = await portal.build.consult(vet, { status: 'close', readerId: reader.accountId })
  const releasedAt = portal.clock.now()
  const revision = nextRevision(releasedAt, undefined)
  const pdfKey = `report_${caseId.replaceAll(/[^a-z0-9]/g, '')}_${revision}`
  if (isDrawn) await portal.context.files.put(pdfKey, PDF)
  await portal.context.database.insert(reports).values({
    caseId,
    revision,
    hospitalId,
    language: 'en_us',
    model: aReport({ revision }),
    modelSha256: '0'.repeat(64),
    authorId: reader.accountId,
    releasedAt,
    ...(isDrawn && { pdfKey, pdfSha256: PDF_SHA256, pdfSizeBytes: PDF.length }),
  })
  return { hospitalId, vet, reader, caseId, revision }
}
