import { readWaveforms } from '@systole/dicom/read-waveforms'
import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'
import { readRecordings } from '@systole/ecg/formats/read-recordings'
import { EVERYONES_FORMATS } from '@systole/ecg/formats/recording-reader'
import { RECORDING_READERS } from '@systole/ecg/formats/recording-readers'
import { type RecordingSink, UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { waveformRecording } from '@systole/ecg/waveform-recording'
import type { Task } from '../task.ts'

const MOST_BYTES = 64 * 1_048_576
const MOST_COUNT = 32_767

/** Reads the recordings of a file that any account may send. */
export async function readEcgFile(
  source: ByteSource,
  format: Extract<Task, { work: 'importEcg' }>['format'],
  sink: RecordingSink,
): Promise<void> {
  if (format === 'dcm') return readDicom(source, sink)
  const options = { readers: RECORDING_READERS, formats: EVERYONES_FORMATS, fileName: '' }
  await readRecordings(source, options, sink)
}

/** Reads the first waveform of a DICOM file, as a whole. */
async function readDicom(source: ByteSource, sink: RecordingSink): Promise<void> {
  if (source.sizeBytes > MOST_BYTES) throw new UnreadableRecording('tooLarge')
  const [group] = readWaveforms(await source.read(0, source.sizeBytes))
  const read = group && waveformRecording(group)
  if (!read) throw new UnreadableRecording('notAnEcg')
  if ('refusal' in read) throw new UnreadableRecording(read.refusal)
  await push(read, sink)
}

async function push(read: EcgRecording, sink: RecordingSink): Promise<void> {
  const { samplesPerSecond, filter, drawnAt } = read
  const leads = read.leads.map(quantised)
  sink.begin({
    samplesPerSecond,
    leads: leads.map(({ name, countsPerMillivolt }) => ({ name, countsPerMillivolt, baseline: 0 })),
    startedAt: undefined,
    filter,
    device: '',
    patientName: '',
    printedAt: { millimetresPerMillivolt: drawnAt.gain, millimetresPerSecond: drawnAt.speed },
  })
  for (const [place, { counts }] of leads.entries()) await sink.append(place, counts)
  await sink.end({ stated: [], warnings: [] })
}

/** Quantises a lead in steps of 1 µV, or as finely as 16 bits allow. */
function quantised({ name, millivolts }: EcgLead) {
  let highest = 0
  for (const value of millivolts) if (Math.abs(value) > highest) highest = Math.abs(value)
  const countsPerMillivolt = Math.min(1000, Math.floor(MOST_COUNT / Math.max(highest, 1)))
  const counts = Int16Array.from(millivolts, (value) =>
    Number.isNaN(value) ? NO_SAMPLE : Math.round(value * countsPerMillivolt),
  )
  return { name, countsPerMillivolt, counts }
}
