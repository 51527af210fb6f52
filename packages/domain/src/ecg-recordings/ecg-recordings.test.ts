import { expect, test } from 'vitest'
import { NO_DICOM_FACTS } from '../uploads/file-facts.ts'
import { isEcgFile, type MaybeEcgFile } from './ecg-file.ts'
import { analysedSpecies } from './ecg-species.ts'

const GENERAL_ECG = '1.2.840.10008.5.1.4.1.1.9.1.2'
const ecg = { leads: ['II'], samplesPerSecond: 500, durationSeconds: 10 }
const file = (changes: Partial<MaybeEcgFile>): MaybeEcgFile => ({
  format: 'json',
  kind: 'others',
  facts: {},
  factsState: 'read',
  ...changes,
})

test.each([
  ['JSON whose facts tell leads', file({ facts: { ecg } }), true],
  ['a DICOM waveform, whatever it was sent as', file({ format: 'dcm', facts: { ecg } }), true],
  ['JSON sent as an ECG that could not be understood', file({ kind: 'ecg' }), true],
  ['JSON sent as something else', file({ kind: 'bloodTest' }), false],
  [
    'a DICOM waveform that is too long for its facts',
    file({ format: 'dcm', facts: { dicom: { ...NO_DICOM_FACTS, sopClassUid: GENERAL_ECG } } }),
    true,
  ],
  ['a cut DICOM file sent as an ECG', sentAsEcg('dcm', 'unreadable'), true],
  ['a DICOM picture sent as an ECG', sentAsEcg('dcm', 'read'), false],
  ['a PDF of an ECG', sentAsEcg('pdf', 'read'), false],
  ['a file whose facts are still being read', file({ kind: 'ecg', factsState: 'waiting' }), false],
])('%s: %s is a recording: %s', (_, given, expected) => {
  expect(isEcgFile(given)).toBe(expected)
})

function sentAsEcg(format: string, factsState: MaybeEcgFile['factsState']) {
  return file({ format, kind: 'ecg', factsState })
}

test.each([
  ['dog', 30_000, 'dog', false],
  ['guinea pig', 900, 'guineaPig', false],
  ['sugar glider', 110, 'sugarGlider', false],
  ['others', 150, 'guineaPig', true], // a hamster
  ['others', 1200, 'cat', true], // a ferret
  ['others', 12_000, 'dog', true], // a piglet
] as const)(
  '%s of %i g is analysed as %s, nearest only: %s',
  (species, weightGrams, as, isNearest) => {
    expect(analysedSpecies({ species, weightGrams })).toEqual({ species: as, isNearest })
  },
)
