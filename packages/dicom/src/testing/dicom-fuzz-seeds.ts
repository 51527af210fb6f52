import type { FuzzSeed } from '@systole/ecg/formats/testing/fuzz'
import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'

const TWELVE_LEAD = '1.2.840.10008.5.1.4.1.1.9.1.1'
const PREAMBLE_BYTES = 132
const COUNTS = Array.from({ length: 400 }, (_, index) => ((index * 37) % 200) - 100)

const STORED = { 8: Int8Array, 16: Int16Array, 32: Int32Array } as const
const FORMATS = { 8: 'SB', 16: 'SS', 32: 'SL' } as const

function channel(name: string): Element[] {
  return [
    ['003A0203', 'SH', name],
    ['003A0210', 'DS', '2.5'],
    ['003A0211', 'SQ', [[['00080100', 'SH', 'uV']]]],
    ['003A0212', 'DS', '1'],
    ['003A0213', 'DS', '0'],
    ['003A0220', 'DS', '0.05'],
    ['003A0221', 'DS', '150'],
  ]
}

function group(label: string, bits: 8 | 16 | 32, names: readonly string[]): Element[] {
  const data = STORED[bits].from(COUNTS)
  return [
    ['003A0005', 'US', names.length],
    ['003A0010', 'UL', COUNTS.length / names.length],
    ['003A001A', 'DS', '500'],
    ['003A0020', 'SH', label],
    ['003A0200', 'SQ', names.map(channel)],
    ['54001004', 'US', bits],
    ['54001006', 'CS', FORMATS[bits]],
    [
      '5400100A',
      bits === 8 ? 'OB' : 'OW',
      Buffer.from([0x9c, 0xff, 0xff, 0xff].slice(0, bits / 8)),
    ],
    ['54001010', bits === 8 ? 'OB' : 'OW', Buffer.from(data.buffer)],
  ]
}

function seed(name: string, groups: readonly Element[][], start = 0): FuzzSeed {
  const bytes = encodePart10([
    ['00080016', 'UI', TWELVE_LEAD],
    ['00080018', 'UI', '2.25.1'],
    ['00080020', 'DA', '20240324'],
    ['00080030', 'TM', '100509'],
    ['00100010', 'PN', 'Rex^'],
    ['54000100', 'SQ', [...groups]],
  ])
  return { name: `dicom ${name}`, files: { [`${name}.dcm`]: new Uint8Array(bytes).slice(start) } }
}

const RHYTHM = group('RHYTHM', 16, ['Lead I (Einthoven)', 'Lead II'])

/** Valid DICOM waveforms: of 8, 16 and 32 bits, with a median beat beside the rhythm, and without preamble. */
export const DICOM_FUZZ_SEEDS: readonly FuzzSeed[] = [
  seed('16-bits', [RHYTHM]),
  seed('8-bits', [group('RHYTHM', 8, ['Lead II'])]),
  seed('32-bits', [group('RHYTHM', 32, ['Lead II'])]),
  seed('median', [RHYTHM, group('MEDIAN BEAT', 16, ['I', 'II', 'V1', 'V2'])]),
  seed('no-preamble', [RHYTHM], PREAMBLE_BYTES),
]
