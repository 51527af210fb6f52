import type {
  ReadRequest,
  RecordingReader,
  StatedFacts,
} from '@systole/ecg/formats/recording-reader'
import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import type { SourceRecording } from '@systole/ecg/formats/source-recording'
import { writeRecording } from '@systole/ecg/formats/write-recording'
import type { ByteSource } from '@systole/ecg/signal/byte-source'
import type { DataSet } from 'dicom-parser'
import { characterSetsOf, itemsOf, parseDicom, textOf, wordsOf } from '../data-set.ts'
import { asPart10, BIG_ENDIAN } from '../part10.ts'
import { dicomTimeOf } from './dicom-time.ts'
import { outlineWaveforms, type WaveformData } from './outline-waveforms.ts'
import { planGroup, type WaveformGroup } from './plan-group.ts'
import { groupOf, isEcgClass } from './waveform-group.ts'

/** Reads the ECG of a DICOM waveform file: twelve-lead, general, ambulatory and general 32-bit. PS3.3 C.10.9, PS3.4 B.5. */
export const dicomWaveformReader: RecordingReader = {
  format: 'dicom',
  recognises: (start) => asPart10(start) !== undefined,
  read: async (request, sink) => writeRecording(await openWaveform(request), sink),
}

/** Opens the rhythm of a waveform file. Throws `UnreadableRecording` with the tag or lead in question. */
export async function openWaveform({
  source,
  fileName,
  stated,
}: ReadRequest): Promise<SourceRecording> {
  const outline = await outlineWaveforms(source)
  const parsed = outline && parseDicom(outline.bytes)
  if (!parsed) throw new UnreadableRecording('notAnEcg', fileName)
  return planFile(source, parsed.dataSet, {
    stated,
    data: outline.data,
    littleEndian: outline.transferSyntaxUid !== BIG_ENDIAN,
  })
}

type FileFacts = {
  stated: StatedFacts
  data: readonly (WaveformData | undefined)[]
  littleEndian: boolean
}

function planFile(source: ByteSource, dataSet: DataSet, of: FileFacts): SourceRecording {
  const sopClass = textOf(dataSet, 'x00080016')
  if (sopClass !== null && !isEcgClass(sopClass)) {
    throw new UnreadableRecording('notAnEcg', `SOP class ${sopClass}`)
  }
  const characterSets = characterSetsOf(dataSet)
  const groups = itemsOf(dataSet, 'x54000100').flatMap((item, index) => {
    const data = of.data[index]
    return data ? [{ ...groupOf(item, characterSets, of.littleEndian), data }] : []
  })
  const rhythm = longest(groups)
  if (!rhythm) throw new UnreadableRecording('samplesMissing', '(5400,1010)')
  const recording = planGroup(source, rhythm, of.stated)
  const dropped = groups.filter((group) => group !== rhythm)
  const labels = dropped.map(({ label }) => label || `group ${groups.length}`)
  return {
    ...recording,
    header: {
      ...recording.header,
      startedAt: dicomTimeOf(dataSet),
      device: [
        wordsOf(dataSet, 'x00080070', characterSets),
        wordsOf(dataSet, 'x00081090', characterSets),
      ]
        .filter((words) => words !== null)
        .join(' '),
      patientName: nameOf(wordsOf(dataSet, 'x00100010', characterSets)),
    },
    outcome: () => {
      const { stated, warnings } = recording.outcome()
      if (labels.length === 0) return { stated, warnings }
      return {
        stated,
        warnings: [...warnings, { warning: 'leadsDropped', value: labels.join(', ') }],
      }
    },
  }
}

/** Returns the group that lasts longest: the rhythm. Shorter ones are averaged beats or parts of the printed page. */
function longest(groups: readonly WaveformGroup[]): WaveformGroup | undefined {
  const seconds = ({ sampleCount, samplesPerSecond }: WaveformGroup) =>
    samplesPerSecond > 0 ? sampleCount / samplesPerSecond : 0
  return groups.toSorted((one, other) => seconds(other) - seconds(one))[0]
}

/** Returns a name as it is written: `Rex^Miller=…` becomes Rex Miller. */
function nameOf(words: string | null): string {
  return (words ?? '').split('=')[0]?.replaceAll('^', ' ').replaceAll(/\s+/g, ' ').trim() ?? ''
}
