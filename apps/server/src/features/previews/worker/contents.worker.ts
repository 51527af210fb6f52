import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { drawPictures } from './draw-pictures.ts'
import { drawWaveform } from './draw-waveform.ts'
import { analyseSignal } from './ecg/analyse-signal.ts'
import { makeRecordings } from './ecg/make-recordings.ts'
import { measurePatch } from './ecg/measure-patch.ts'
import { factsOfFile } from './facts-of-file.ts'
import { PreviewError } from './preview-error.ts'
import { Task, type TaskAnswer } from './task.ts'

/** The descriptor for answers; decoders may write to the other pipes. */
const ANSWERS = 3
const folder = process.argv[2] ?? ''
const answers = createWriteStream('', { fd: ANSWERS })

/**
 * Reads tasks in a process of its own, because untrusted files may crash it, block it or fill its memory. It ends with the
 * server.
 */
for await (const line of createInterface({ input: process.stdin }))
  answers.write(`${JSON.stringify(await answer(line))}\n`)

async function answer(text: string): Promise<TaskAnswer> {
  try {
    return await run(Task.parse(JSON.parse(text)))
  } catch (error) {
    return { problem: error instanceof PreviewError ? error.problem : 'damaged' }
  }
}

async function run(task: Task): Promise<TaskAnswer> {
  switch (task.work) {
    case 'readFacts':
      return { facts: await factsOfFile(task) }
    case 'drawPictures':
      return { made: await drawPictures(task, folder) }
    case 'importEcg':
      return makeRecordings(task, folder, (progress) =>
        answers.write(`${JSON.stringify({ progress })}\n`),
      )
    case 'analyseEcg':
      return analyseSignal(task, folder)
    case 'measurePatch':
      return measurePatch(task, folder)
    case 'drawWaveform':
      return { made: [drawWaveform(task, folder)] }
  }
}
