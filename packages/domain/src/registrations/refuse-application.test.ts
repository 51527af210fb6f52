import { expect, test } from 'vitest'
import { APPLICATION_MAX_CHARACTERS, type Application, tidyApplication } from './application.ts'
import { refuseApplication } from './refuse-application.ts'

const COMPLETE: Application = {
  hospitalName: '銅鑼灣動物診所',
  country: 'HK',
  address: '8 Harbour Road, Wan Chai',
  phone: '+852 2000 0000',
  title: 'Dr',
  firstName: 'Wing',
  lastName: 'Chan',
  licence: 'VSB-R-10241',
  email: 'w.chan@clinic.test',
  message: 'We open in May.\nTwo vets.',
}

test('a complete application is not refused, with or without title and message', () => {
  expect(refuseApplication(COMPLETE)).toEqual({})
  expect(refuseApplication({ ...COMPLETE, title: '', message: '' })).toEqual({})
})

test.each([
  ['hospitalName', '', 'hospitalNameMissing'],
  ['hospitalName', '  \u3000', 'hospitalNameMissing'],
  ['hospitalName', 'Two\nlines', 'invalidCharacter'],
  ['country', '', 'countryMissing'],
  ['country', 'hk', 'countryMissing'],
  ['country', 'XX', 'countryMissing'],
  ['address', '', 'addressMissing'],
  ['phone', '', 'phoneMissing'],
  ['phone', 'call us', 'phoneFormat'],
  ['phone', '1234', 'phoneFormat'],
  ['title', 'D\u0000r', 'invalidCharacter'],
  ['firstName', '', 'firstNameMissing'],
  ['lastName', ' ', 'lastNameMissing'],
  ['lastName', '\u202eChan', 'invalidCharacter'],
  ['licence', '', 'licenceMissing'],
  ['email', '', 'emailMissing'],
  ['email', 'w.chan@clinic', 'emailFormat'],
  ['email', 'a@b.test, c@d.test', 'emailFormat'],
  ['message', 'bell\u0007', 'invalidCharacter'],
] as const)('%s %j is refused: %s', (field, text, reason) => {
  expect(refuseApplication({ ...COMPLETE, [field]: text })).toEqual({ [field]: reason })
})

test.each(Object.entries(APPLICATION_MAX_CHARACTERS))(
  '%s takes %d characters and no more',
  (field, most) => {
    const digits = '1'.repeat(most)
    expect(refuseApplication({ ...COMPLETE, [field]: digits })).toEqual({})
    expect(refuseApplication({ ...COMPLETE, [field]: `${digits}1` })).toEqual({
      [field]: 'tooLong',
    })
  },
)

test.each(['12345', '０２－２３４５', '(02) 23-45'])('the phone number %s is taken', (phone) => {
  expect(refuseApplication({ ...COMPLETE, phone })).toEqual({})
})

test('blanks around are dropped and the e-mail is lower case', () => {
  const tidy = tidyApplication({ ...COMPLETE, firstName: ' Wing ', email: ' W.Chan@Clinic.TEST ' })
  expect(tidy).toMatchObject({ firstName: 'Wing', email: 'w.chan@clinic.test' })
})
