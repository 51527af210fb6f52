import { open } from 'node:fs/promises'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { Task, TaskAnswer } from '../task.ts'
import { diskSink } from './disk-sink.ts'
import { fileSource } from './file-source.ts'
import { readEcgFile } from './read-ecg-file.ts'

type Import = Extract<Task, { work: 'importEcg' }>

/** Reads the recordings of an ECG file into the folder. */
export async function importEcg({ format, path }: Import, folder: string): Promise<TaskAnswer> {
  const file = await open(path, 'r')
  try {
    const { sink, recordings } = diskSink(folder)
    await readEcgFile(await fileSource(file), format, sink)
    return { recordings }
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    const { refusal, field } = error
    return { refused: { refusal, field: field.replaceAll('\u0000', '').slice(0, 500) } }
  } finally {
    await file.close()
  }
}
