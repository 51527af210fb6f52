import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { PIXEL_DATA, parseDicom } from '@systole/dicom/data-set'
import { dicomFactsOf } from '@systole/dicom/read-dicom-facts'
import { ecgFactsOf } from '@systole/dicom/read-ecg-facts'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import type { FileFacts } from '@systole/domain/uploads/file-facts'
import { pictureSize } from '@systole/domain/uploads/formats/picture-size'
import { openJson } from '@systole/ecg/formats/json/json-reader'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import { fileSource } from './ecg/file-source.ts'
import { inflateWithin } from './inflate-within.ts'
import { PreviewError } from './preview-error.ts'
import { readDocument } from './read-document.ts'
import type { Task } from './task.ts'

type Reading = Extract<Task, { work: 'readFacts' }>

/** Reads the facts of a file. Throws if it has none of its format. */
export async function factsOfFile({ format, path, firstBytes }: Reading): Promise<FileFacts> {
  if (format === 'json') return readJson(path)
  const { bytes, isWhole } = readStart(path, firstBytes)
  if (format === 'pdf') return { document: await readDocument(bytes, { isWhole }) }
  return (SYNCHRONOUS[format] ?? nothing)(bytes)
}

function readStart(path: string, most = Number.POSITIVE_INFINITY) {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const bytes = Buffer.alloc(Math.min(size, most))
    return { bytes: bytes.subarray(0, readSync(file, bytes)), isWhole: size <= most }
  } finally {
    closeSync(file)
  }
}

type Read = (bytes: Uint8Array) => FileFacts

const SYNCHRONOUS: Partial<Record<FileFormat, Read>> = {
  dcm: readDicom,
  jpeg: readPicture,
  jpg: readPicture,
  png: readPicture,
  bmp: readPicture,
}

const nothing: Read = () => ({})

function readDicom(bytes: Uint8Array): FileFacts {
  const data = parseDicom(bytes, { untilTag: PIXEL_DATA, inflate: inflateWithin })
  const dicom = data && dicomFactsOf(data.dataSet, data.transferSyntaxUid)
  if (!dicom || (dicom.sopClassUid ?? dicom.modality) === null) throw new PreviewError('damaged')
  const ecg = ecgFactsOf(data.dataSet)
  return { dicom, ...(ecg && { ecg }) }
}

function readPicture(bytes: Uint8Array): FileFacts {
  const picture = pictureSize(bytes)
  if (!picture) throw new PreviewError('damaged')
  return { picture }
}

/** Reads JSON as an ECG, however long it is; other JSON has no facts, and the viewer shows it as a tree. */
async function readJson(path: string): Promise<FileFacts> {
  const file = await open(path, 'r')
  try {
    const source = await fileSource(file)
    const [recording] = await openJson({ source, fileName: '', stated: {} })
    if (!recording) return {}
    const { leads, header, sampleCount } = recording
    const { samplesPerSecond } = header
    const names = leads.map(({ name }) => name)
    return {
      ecg: { leads: names, samplesPerSecond, durationSeconds: sampleCount / samplesPerSecond },
    }
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    if (error.refusal === 'damaged') throw new PreviewError('damaged')
    return {}
  } finally {
    await file.close()
  }
}
