import { expect, test } from 'vitest'
import { NO_DICOM_FACTS } from '../file-facts.ts'
import { otherPatients } from './other-patients.ts'

const BELLA = { name: 'Bella', ownerName: 'Ms Lee', identifier: '4821' }
const naming = (patientName: string | null) => ({
  facts: { dicom: { ...NO_DICOM_FACTS, patientName } },
})

test('files of other patients are counted, each name once; files that name no one are not', () => {
  const files = [
    naming('WONG^Biscuit'),
    naming('LEE^Bella'),
    naming('WONG^Biscuit'),
    naming('CHAN^Mochi'),
    naming(null),
    { facts: {} },
  ]
  expect(otherPatients(files, BELLA)).toEqual({ count: 3, names: ['WONG Biscuit', 'CHAN Mochi'] })
  expect(otherPatients([naming('LEE^Bella')], BELLA)).toEqual({ count: 0, names: [] })
})
