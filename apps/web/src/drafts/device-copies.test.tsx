import { expect, test } from 'vitest'
import { DEVICE_PREFIX, findCopies } from './device-copies.ts'

test('a copy typed before a field got its name is read by the name of today', () => {
  const value = { form: { suspectedRespiratoryDiseaseValue: '52' }, from: '' }
  const copy = { value, base: 0, writer: 'tab', edit: 1, typedAt: new Date().toISOString() }
  window.localStorage.setItem(`${DEVICE_PREFIX}u_1/clinical/case_1@tab`, JSON.stringify(copy))
  expect(findCopies({ uid: 'u_1', place: 'clinical/case_1' })).toMatchObject([
    { value: { form: { respiratoryRate: '52' }, from: '' } },
  ])
})
