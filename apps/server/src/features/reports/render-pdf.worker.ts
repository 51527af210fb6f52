import { parentPort, workerData } from 'node:worker_threads'
import { ReportModel } from '@systole/report/model'
import { Converter } from 'opencc-js'
import { z } from 'zod'
import { drawReport } from './pdf/draw-report.ts'

/** Drawing holds a thread for a fraction of a second; this one is nobody else's. */
const job = z.object({ model: ReportModel, brand: z.string() }).parse(workerData)
const bytes = await drawReport(job, Converter({ from: 'hk', to: 'cn' }))
parentPort?.postMessage(new Uint8Array(bytes))
