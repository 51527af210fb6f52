import { expect, test } from 'vitest'
import {
  changedSettings,
  type HospitalSettings,
  REPORT_EMAILS_MAX,
  refuseEmail,
  refuseHospitalSettings,
  tidySettings,
} from './hospital-settings.ts'

const SETTINGS: HospitalSettings = {
  name: '港灣動物醫院',
  address: '8 Harbour Road, Wan Chai',
  phone: '+852 2000 0000 內線 12',
  reportEmails: ['reports@harbour.test'],
  reportLanguage: null,
  pushLanguage: 'zh_hk',
  representative: 'Dr Wing Chan',
  representativeLicense: 'VSB-1042',
  billingName: '',
  billingAddress: '',
  taxId: '',
}

const emails = (count: number) => Array.from({ length: count }, (_, n) => `vet${n}@harbour.test`)

test('settings that are whole are kept', () => {
  expect(refuseHospitalSettings(SETTINGS)).toEqual({})
})

test.each([
  ['name', '', 'missing'],
  ['name', 'a'.repeat(120), undefined],
  ['name', 'a'.repeat(121), 'tooLong'],
  ['name', '<img src=x onerror=alert(1)>', undefined],
  ['name', 'مستشفى 🐕', undefined],
  ['name', 'Peak\u202eAnimal', 'character'],
  ['name', 'Peak\nAnimal', 'character'],
  ['address', '', undefined],
  ['address', '香'.repeat(300), undefined],
  ['address', '香'.repeat(301), 'tooLong'],
  ['address', '8 Harbour Road\r\nBcc: x@evil.test', 'character'],
  ['phone', '', undefined],
  ['phone', '20000', undefined],
  ['phone', '2000', 'notAPhone'],
  ['phone', '２３４５ ６７８９', undefined],
  ['phone', 'ring the bell', 'notAPhone'],
  ['phone', '1'.repeat(61), 'tooLong'],
  ['representative', 'a\u0000', 'character'],
  ['representativeLicense', 'x'.repeat(61), 'tooLong'],
] as const)('%s %j is refused with %s', (field, value, reason) => {
  const expected = reason === undefined ? {} : { [field]: reason }
  expect(refuseHospitalSettings({ ...SETTINGS, [field]: value })).toEqual(expected)
})

test.each([
  [[], 'noEmail'],
  [emails(1), undefined],
  [emails(REPORT_EMAILS_MAX), undefined],
  [emails(REPORT_EMAILS_MAX + 1), 'tooManyEmails'],
  [['a@harbour.test', 'A@Harbour.test'], 'repeatedEmail'],
  [['a@harbour.test, b@harbour.test'], 'notAnEmail'],
  [['a@harbour.test\r\nBcc: all@evil.test'], 'notAnEmail'],
  [['Vet <a@harbour.test>'], 'notAnEmail'],
  [['a@harbour'], 'notAnEmail'],
  [['獸醫@harbour.test'], 'notAnEmail'],
] as const)('the report list %j is refused with %s', (reportEmails, reason) => {
  const expected = reason === undefined ? {} : { reportEmails: reason }
  expect(refuseHospitalSettings({ ...SETTINGS, reportEmails: [...reportEmails] })).toEqual(expected)
})

test('an address that joins the list is checked against those on it', () => {
  expect(refuseEmail(' new@harbour.test ', ['a@harbour.test'])).toBeUndefined()
  expect(refuseEmail('A@harbour.test', ['a@harbour.test'])).toBe('repeatedEmail')
})

test('tidying takes blanks away and keeps one form of each address', () => {
  expect(
    tidySettings({ ...SETTINGS, name: ' Peak ', reportEmails: [' Vet@Harbour.test '] }),
  ).toEqual({ ...SETTINGS, name: 'Peak', reportEmails: ['vet@harbour.test'] })
})

test('what differs is listed by field, in the order of the form', () => {
  const other: HospitalSettings = { ...SETTINGS, pushLanguage: 'ja', phone: '' }
  expect(changedSettings(SETTINGS, other)).toEqual(['phone', 'pushLanguage'])
})

test('the order of report addresses is no change', () => {
  const list = { ...SETTINGS, reportEmails: emails(3) }
  expect(changedSettings(list, { ...list, reportEmails: emails(3).reverse() })).toEqual([])
})

test.each([
  ['TW', '04595258', 'taxIdDigits'],
  ['TW', '0459525', 'taxIdForm'],
  ['TW', '04595257', undefined],
  ['HK', 'anything', undefined],
] as const)(
  'a tax number in %s is checked by the rule of that place: %s',
  (country, taxId, refusal) => {
    const settings = tidySettings({ ...SETTINGS, taxId }, country)
    expect(refuseHospitalSettings(settings, country).taxId).toBe(refusal)
  },
)
