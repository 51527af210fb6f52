import { serveDrawings } from '../../../pdf/serve-drawings.ts'
import { type BillingPdfJob, drawBillingPdf } from './draw-billing-pdf.ts'

serveDrawings((job: BillingPdfJob) => drawBillingPdf(job))
