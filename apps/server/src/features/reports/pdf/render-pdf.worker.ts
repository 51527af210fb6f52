import { serveDrawings } from '../../../pdf/serve-drawings.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { drawReport, type PdfJob } from './drawing/draw-report.ts'

serveDrawings((job: PdfJob) => drawReport(job, toSimplified))
