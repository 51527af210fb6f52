import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { Task, TaskAnswer } from '../task.ts'
import { diskSink } from './disk-sink.ts'
import { readEcgFile } from './read-ecg-file.ts'

type Import = Extract<Task, { work: 'importEcg' }>

const FIELD_MAX = 500

/** Reads the recordings of an ECG file into the folder. */
export async function importEcg({ path }: Import, folder: string): Promise<TaskAnswer> {
  const { sink, recordings } = diskSink(folder)
  try {
    await readEcgFile(path, sink)
    return { recordings }
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    const field = error.field.replaceAll('\u0000', '').slice(0, FIELD_MAX).toWellFormed()
    return { refused: { refusal: error.refusal, field } }
  }
}
