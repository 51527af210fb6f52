import { parentPort, workerData } from 'node:worker_threads'
import { toSimplified } from '../../to-simplified.ts'
import { drawReport, type PdfJob } from './pdf/draw-report.ts'

/** Drawing holds a thread for a fraction of a second; this one is nobody else's. */
const job = workerData as PdfJob // render-pdf.ts alone starts this thread
const bytes = await drawReport(job, toSimplified)
parentPort?.postMessage(new Uint8Array(bytes))
