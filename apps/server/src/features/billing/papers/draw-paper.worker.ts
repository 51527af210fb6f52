import { parentPort, workerData } from 'node:worker_threads'
import { drawPaper, type PaperJob } from './draw-paper.ts'

const job = workerData as PaperJob // render-paper.ts alone starts this thread
const bytes = await drawPaper(job)
parentPort?.postMessage(new Uint8Array(bytes))
