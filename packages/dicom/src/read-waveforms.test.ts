import { waveformRecording } from '@systole/ecg/waveform-recording'
import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { readDicomFacts } from './read-dicom-facts.ts'
import { isEcgClass, readWaveforms } from './read-waveforms.ts'

const HEAD: Element[] = [
  ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.9.1.1'],
  ['00080018', 'UI', '2.25.1'],
]

/** Builds a waveform with one channel of three samples. */
function waveform(...more: Element[]): Buffer {
  const channel: Element[] = [
    ['003A0203', 'SH', 'Lead aVR (Goldberger)'],
    ['003A0210', 'DS', '5'],
    ['003A0211', 'SQ', [[['00080100', 'SH', 'uV']]]],
  ]
  return encodePart10([
    ...HEAD,
    [
      '54000100',
      'SQ',
      [[['003A0010', 'UL', 3], ['003A001A', 'DS', '1000'], ['003A0200', 'SQ', [channel]], ...more]],
    ],
  ])
}

test('the samples of a DICOM ECG are those that were put in, to half a step', () => {
  const [group] = readWaveforms(FIXTURES['ecg_dog.dcm']())
  const recording = group && waveformRecording(group)
  if (!recording || 'refusal' in recording) throw new Error('not read')
  const drawn = drawEcg('dog')
  expect(recording.samplesPerSecond).toBe(500)
  expect(recording.durationSeconds).toBe(10)
  expect(recording.filter).toBe('0.5–150 Hz, notch 50 Hz')
  expect(recording.leads.map(({ name }) => name)).toEqual(Object.keys(drawn.leads))
  for (const { name, millivolts } of recording.leads) {
    const known = new Map(Object.entries(drawn.leads)).get(name) ?? []
    const furthest = Math.max(...known.map((value, at) => Math.abs(value - (millivolts[at] ?? 9))))
    expect(furthest).toBeLessThanOrEqual(0.00125 + 1e-6)
  }
})

test('facts and viewer name the leads alike', () => {
  const facts = readDicomFacts(FIXTURES['ecg_dog.dcm']())
  expect(isEcgClass(facts?.sopClassUid)).toBe(true)
  expect(facts?.modality).toBe('ECG')
})

test('eight bits with a padding value are read as they are', () => {
  const [group] = readWaveforms(
    waveform(
      ['54001004', 'US', 8],
      ['54001006', 'CS', 'SB'],
      ['5400100A', 'OB', Buffer.from([0x80, 0])],
      ['54001010', 'OB', Buffer.from([100, 0x80, 0x9c, 0])],
    ),
  )
  expect(group).toMatchObject({
    label: '',
    samplesPerSecond: 1000,
    sampleCount: 3,
    format: 'SB',
    littleEndian: true,
    padding: -128,
  })
  expect(group?.channels).toEqual([
    {
      name: 'aVR',
      sensitivity: 5,
      unit: 'uV',
      correction: 1,
      baseline: 0,
      lowHz: null,
      highHz: null,
      notchHz: null,
    },
  ])
  const recording = group && waveformRecording(group)
  if (!recording || 'refusal' in recording) throw new Error('not read')
  expect([...(recording.leads[0]?.millivolts ?? [])]).toEqual([0.5, Number.NaN, -0.5])
})

test.each([1, 1000, 59_000])('a file that lacks its last %i bytes is not drawn', (lacking) => {
  const whole = FIXTURES['ecg_dog.dcm']()
  const groups = readWaveforms(whole.subarray(0, whole.length - lacking))
  expect(groups.filter((group) => 'leads' in waveformRecording(group))).toEqual([])
})

test.each([
  ['a DICOM file of another kind', () => encodePart10(HEAD)],
  ['a program', () => FIXTURES['exe.dcm']()],
  ['nothing', () => Buffer.alloc(0)],
])('%s has no waveform', (_, bytes) => {
  expect(readWaveforms(bytes())).toEqual([])
})

test.each([
  ['1.2.840.10008.5.1.4.1.1.9.1.1', true],
  ['1.2.840.10008.5.1.4.1.1.9.1.3', true],
  ['1.2.840.10008.5.1.4.1.1.9.4.1', false], // basic voice audio
  ['1.2.840.10008.5.1.4.1.1.1.1', false],
  [null, false],
])('class %s is an ECG: %s', (uid, is) => {
  expect(isEcgClass(uid)).toBe(is)
})
