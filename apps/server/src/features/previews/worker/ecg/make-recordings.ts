import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import type { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { Task, TaskAnswer } from '../task.ts'
import { diskSink } from './disk-sink.ts'
import { readEcgFiles } from './read-ecg-files.ts'

type Import = Extract<Task, { work: 'importEcg' }>

const FIELD_MAX = 500

/** Reads the recordings of an ECG file and its companions into the folder. */
export async function makeRecordings(
  { path, fileName, companions, isByStaff, stated }: Import,
  folder: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<TaskAnswer> {
  const { sink, recordings } = diskSink(folder)
  try {
    const files = [{ fileName, path }, ...companions]
    await readEcgFiles(files, { isByStaff, stated: toReader(stated), folder, onProgress }, sink)
    return { recordings }
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    const field = error.field.replaceAll('\u0000', '').slice(0, FIELD_MAX).toWellFormed()
    return { refused: { refusal: error.refusal, field } }
  }
}

/** Converts the statement of staff to that of the readers. */
function toReader({ unitsPerMillivolt, samplesPerSecond }: StatedFacts) {
  return {
    ...(samplesPerSecond !== undefined && { samplesPerSecond }),
    ...(unitsPerMillivolt !== undefined && { millivoltsPerUnit: 1 / unitsPerMillivolt }),
  }
}
