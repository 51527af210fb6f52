import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { drawPictures } from './draw-pictures.ts'
import { drawWaveform } from './draw-waveform.ts'
import { PreviewError } from './preview-error.ts'
import { readFacts } from './read-facts.ts'
import { Task, type TaskAnswer } from './task.ts'

/** What the server reads; decoders may talk on the other pipes. */
const ANSWERS = 3
const folder = process.argv[2] ?? ''
const answers = createWriteStream('', { fd: ANSWERS })

/** A process of its own for bytes that strangers made: it may crash, hang or fill its memory, and nothing else is lost. It ends with the server. */
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
      return { facts: await readFacts(task) }
    case 'drawPictures':
      return { made: await drawPictures(task, folder) }
    case 'drawWaveform':
      return { made: [drawWaveform(task, folder)] }
  }
}
