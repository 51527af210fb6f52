import type { RecordingReader } from '@systole/ecg/formats/recording-reader'
import { RECORDING_READERS } from '@systole/ecg/formats/recording-readers'
import { dicomWaveformReader } from './waveforms/waveform-reader.ts'

/** All readers of ECG files, for `readRecordings`. Here, because this package sees both DICOM and the other formats. */
export const ALL_RECORDING_READERS: readonly RecordingReader[] = [
  dicomWaveformReader,
  ...RECORDING_READERS,
]
