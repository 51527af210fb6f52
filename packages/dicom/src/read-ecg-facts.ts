import type { FileFacts } from '@systole/domain/uploads/file-facts'
import type { DataSet } from 'dicom-parser'
import { channelName } from './channel-name.ts'
import { characterSetsOf, itemsOf, numbersOf, uint16Of, uint32Of } from './data-set.ts'

/** Returns the leads of a DICOM waveform, if the file has one. PS3.3 C.10.9. */
export function ecgFactsOf(dataSet: DataSet): FileFacts['ecg'] {
  const [group] = itemsOf(dataSet, 'x54000100')
  if (!group) return undefined
  const characterSets = characterSetsOf(dataSet)
  const [samplesPerSecond = 0] = numbersOf(group, 'x003a001a')
  const samples = uint32Of(group, 'x003a0010') ?? 0
  const channels = uint16Of(group, 'x003a0005') ?? 0
  if (samplesPerSecond <= 0 || samples === 0 || channels === 0) return undefined
  const leads = itemsOf(group, 'x003a0200').map((channel, place) =>
    channelName(channel, place, characterSets),
  )
  return { leads, samplesPerSecond, durationSeconds: samples / samplesPerSecond }
}
