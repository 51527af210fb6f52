import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { readRecordings } from '@systole/ecg/formats/read-recordings'
import {
  EVERYONES_FORMATS,
  RECORDING_FORMATS,
  type StatedFacts,
} from '@systole/ecg/formats/recording-reader'
import { type RecordingSink, UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import { fileSource } from './file-source.ts'
import { followReading } from './follow-reading.ts'
import { isZip, type NamedFile, unpackZip } from './unpack-zip.ts'

/**
 * Reads the recordings of files that belong together. Files of staff may have any format and be packed in a ZIP; all others only
 * the formats that every account may send.
 */
export async function readEcgFiles(
  files: readonly NamedFile[],
  {
    isByStaff,
    stated,
    folder,
    onProgress,
  }: {
    isByStaff: boolean
    stated: StatedFacts
    folder: string
    onProgress: (progress: ImportProgress) => void
  },
  sink: RecordingSink,
): Promise<void> {
  await withSources(files, async (given) => {
    const [first] = given
    const isPacked = isByStaff && first !== undefined && (await isZip(first.source))
    const read = async (sources: readonly Source[]) => {
      const [primary, ...others] = sources
      if (!primary) throw new UnreadableRecording('notAnEcg', first?.fileName)
      const followed = followReading(sources, onProgress)
      const source = followed.sources.get(primary.fileName) ?? primary.source
      const companions = new Map(
        others.map(({ fileName, source: own }) => [
          fileName,
          followed.sources.get(fileName) ?? own,
        ]),
      )
      const formats = isByStaff ? RECORDING_FORMATS : EVERYONES_FORMATS
      const { fileName } = primary
      const options = { readers: ALL_RECORDING_READERS, formats, fileName, companions, stated }
      await readRecordings(source, options, sink)
      followed.end()
    }
    if (!isPacked) return read(given)
    await withSources(await unpackZip(first.source, folder), read)
  })
}

type Source = { fileName: string; source: ByteSource }

async function withSources<T>(
  files: readonly NamedFile[],
  work: (sources: readonly Source[]) => Promise<T>,
): Promise<T> {
  const opened = await Promise.all(files.map(({ path }) => open(path, 'r')))
  try {
    const sources = await Promise.all(opened.map(fileSource))
    return await work(
      files.flatMap(({ fileName, path }, place) => {
        const source = sources[place]
        return source ? [{ fileName: fileName || basename(path), source }] : []
      }),
    )
  } finally {
    await Promise.all(opened.map((file) => file.close()))
  }
}
