import { expect, test } from 'vitest'
import { type RemarkedRecording, recordingRemarks } from './recording-remarks.ts'

const PET = { name: 'Mochi', ownerName: 'Chan Tai Man', identifier: 'A-17' }
const PLAIN: RemarkedRecording = {
  problem: null,
  warnings: [],
  sameFiles: [],
  patientName: '',
  leads: [{ name: 'II', derived: false }],
  durationSeconds: 30,
  beatCount: 60,
}
const lead = (name: string) => ({ name, derived: false })
const contradicts = { warning: 'derivedLeadsContradict', value: 'III: 0.40 mV' } as const

/** Handbook 7. */
test.each([
  ['nothing wrong', {}, 'econsult', []],
  ['a name like that of the pet', { patientName: 'MOCHI' }, 'econsult', []],
  ['another name', { patientName: 'Biscuit' }, 'econsult', [['otherPatient', 'Biscuit']]],
  ['no beats', { beatCount: 0 }, 'econsult', [['noBeats', '']]],
  ['no analysis yet', { beatCount: undefined }, 'econsult', []],
  ['under 5 s', { durationSeconds: 4.96 }, 'econsult', [['short', '5.0']]],
  [
    'contradicting leads',
    { warnings: [contradicts] },
    'econsult',
    [['derivedLeadsContradict', 'III: 0.40 mV']],
  ],
  ['the same bytes', { sameFiles: ['b.json'] }, 'econsult', [['sameBytes', 'b.json']]],
  ['chest leads in 1L', { leads: ['I', 'II', 'V1'].map(lead) }, 'ecg1l', [['leadsLeft', 'V1']]],
  ['one lead in 6L', {}, 'ecg6l', [['sendAs1L', '']]],
  [
    'a P wave that points down',
    { pHeightMillivolts: -0.12 },
    'ecg1l',
    [['invertedSuspected', 'II']],
  ],
  ['a low P wave', { pHeightMillivolts: -0.02 }, 'ecg1l', []],
  ['a P wave down in V1 alone', { leads: [lead('V1')], pHeightMillivolts: -0.1 }, 'econsult', []],
] as const)('a recording with %s is reported as such', (_, changes, service, expected) => {
  const remarks = recordingRemarks({ ...PLAIN, ...changes }, { service, pet: PET })
  expect(remarks.map(({ remark, value }) => [remark, value])).toEqual(expected)
})

test('a refused file names its reason and place alone', () => {
  const problem = { refusal: 'unitUnknown', field: 'II' } as const
  const refused = { ...PLAIN, problem, leads: [], durationSeconds: undefined, beatCount: undefined }
  expect(recordingRemarks(refused, { service: 'ecg6l', pet: PET })).toEqual([
    { remark: 'refused', refusal: 'unitUnknown', value: 'II' },
  ])
})
