import { sourceOfBytes } from '../../signal/byte-source.ts'
import { millivoltsOf } from '../../signal/ecg-signal.ts'
import { type CollectedRecording, memorySink } from '../memory-sink.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { UnreadableRecording } from '../recording-sink.ts'

type Files = Readonly<Record<string, Uint8Array>>

/** Asks for the first of some files with the others beside it. */
export function requestOf(files: Files, stated: ReadRequest['stated'] = {}): ReadRequest {
  const [first, ...others] = Object.entries(files).map(
    ([name, bytes]) => [name, sourceOfBytes(bytes)] as const,
  )
  const [fileName, source] = first ?? ['', sourceOfBytes(new Uint8Array())]
  return { source, fileName, companions: new Map(others), stated }
}

/** Reads files into memory. */
export async function readFiles(
  reader: RecordingReader,
  files: Files,
  stated: ReadRequest['stated'] = {},
): Promise<readonly CollectedRecording[]> {
  const { sink, recordings } = memorySink()
  await reader.read(requestOf(files, stated), sink)
  return recordings
}

/** Reads files that contain one recording. */
export async function readOne(
  reader: RecordingReader,
  files: Files,
  stated: ReadRequest['stated'] = {},
): Promise<CollectedRecording> {
  const [recording, ...others] = await readFiles(reader, files, stated)
  if (!recording || others.length > 0) throw new Error(`${others.length} more recordings`)
  return recording
}

/** Returns the refusal and field with which files are refused, or the number of recordings read. */
export async function refusalOf(
  reader: RecordingReader,
  files: Files,
): Promise<{ refusal: string; field: string } | number> {
  try {
    return (await readFiles(reader, files)).length
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
    return { refusal: error.refusal, field: error.field }
  }
}

/** Returns the millivolts of each lead by name. */
export function millivoltsByLead({ signal }: CollectedRecording): Record<string, number[]> {
  const range = { from: 0, to: signal.sampleCount }
  return Object.fromEntries(
    signal.leads.map((lead) => [lead.name, [...millivoltsOf(lead, range)].map(rounded)]),
  )
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
