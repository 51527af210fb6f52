import { drawPictures } from './draw-pictures.ts'
import { drawWaveform } from './draw-waveform.ts'
import { PreviewError } from './preview-error.ts'
import { readFacts } from './read-facts.ts'
import { Task, type TaskAnswer } from './task.ts'

/** A process of its own for bytes that strangers made: it may crash, hang or fill its memory, and nothing else is lost. */
process.stdout.write(`\n${JSON.stringify(await answer(process.argv[2] ?? ''))}`) // decoders may talk before

async function answer(text: string): Promise<TaskAnswer> {
  try {
    return await run(Task.parse(JSON.parse(text)))
  } catch (error) {
    process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { problem: error instanceof PreviewError ? error.problem : 'damaged' }
  }
}

async function run(task: Task): Promise<TaskAnswer> {
  switch (task.work) {
    case 'readFacts':
      return { facts: await readFacts(task) }
    case 'drawPictures':
      return { made: await drawPictures(task) }
    case 'drawWaveform':
      return { made: [drawWaveform(task)] }
  }
}
