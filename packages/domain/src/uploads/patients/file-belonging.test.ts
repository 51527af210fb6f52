import { expect, test } from 'vitest'
import { NO_DICOM_FACTS } from '../file-facts.ts'
import { otherPatientFiles, unexplainedFiles } from './file-belonging.ts'

const pet = { name: 'Cordelia', ownerName: 'Lam Siu Fan', identifier: '77' }
const image = (
  fileId: string,
  patientName: string | null,
  belongsBecause: string | null = null,
) => ({
  ...{ fileId, name: `${fileId}.dcm`, belongsBecause },
  facts: { dicom: { ...NO_DICOM_FACTS, patientName } },
})
const files = [
  image('own', 'LAM^Cordelia'),
  image('unnamed', null),
  image('other', 'WONG^Biscuit'),
  image('explained', 'CHAN^Mochi', 'Typed wrongly at the device'),
]

test('files that name another animal are found, with what was said of them', () => {
  expect(otherPatientFiles(files, pet)).toEqual([
    {
      ...{ fileId: 'other', name: 'other.dcm', belongsBecause: '' },
      patient: { name: 'WONG Biscuit', year: null },
    },
    {
      ...{ fileId: 'explained', name: 'explained.dcm' },
      ...{ patient: { name: 'CHAN Mochi', year: null } },
      belongsBecause: 'Typed wrongly at the device',
    },
  ])
})

test('only an unexplained file keeps a report from being signed', () => {
  expect(unexplainedFiles(otherPatientFiles(files, pet))).toEqual([
    { reason: 'otherPatient', file: 'other', fileName: 'other.dcm' },
  ])
})
