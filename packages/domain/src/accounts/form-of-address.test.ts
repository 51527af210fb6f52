import { expect, test } from 'vitest'
import type { Language } from '../hospitals/hospital.ts'
import { formOfAddress, formOfAddressInMail } from './form-of-address.ts'

type Row = [Language, string, string, string, string, string, string]

test.each<Row>([
  ['en_us', 'HK', 'Dr.', 'Wing Yan', 'Chan', 'Dr. Chan', 'Dr. Chan'],
  ['en_us', 'HK', ' Dr ', 'Wing Yan', 'Chan', 'Dr Chan', 'Dr Chan'],
  ['en_us', 'HK', 'Prof', '', 'Chan', 'Prof Chan', 'Prof Chan'],
  ['en_us', 'HK', 'Ms', 'Grace', '', 'Ms Grace', 'Ms Grace'],
  ['en_us', 'HK', '', 'Wing Yan', 'Chan', 'Wing Yan Chan', 'Wing Yan Chan'],
  ['en_us', 'HK', 'DVM, PhD', 'Wing Yan', 'Chan', 'Wing Yan Chan', 'Wing Yan Chan'],
  ['en_us', 'TW', '', '怡君', '林', '林怡君', '林怡君'],
  ['en_us', 'HK', '醫生', '頴欣', '陳', '陳醫生', '陳醫生'],
  ['en_us', 'HK', 'Dr.', '', '', '', ''],
  ['zh_hk', 'HK', 'Dr.', '頴欣', '陳', '陳醫生', '陳頴欣醫生'],
  ['zh_hk', 'HK', 'Dr.', 'Wing Yan', 'Chan', 'Chan 醫生', 'Wing Yan Chan 醫生'],
  ['zh_hk', 'HK', '', '怡君', '林', '林醫生', '林怡君醫生'],
  ['zh_hk', 'TW', '', '怡君', '林', '林醫師', '林怡君醫師'],
  ['zh_hk', 'TW', 'DVM, DACVIM', '怡君', '林', '林醫師', '林怡君醫師'],
  ['zh_hk', 'TW', '醫生', '怡君', '林', '林醫生', '林怡君醫生'],
  ['zh_hk', 'HK', 'Prof.', '頴欣', '陳', '陳教授', '陳頴欣教授'],
  ['zh_hk', 'HK', 'Ms', '頴欣', '陳', '陳女士', '陳頴欣女士'],
  ['zh_cn', 'CN', 'Dr.', '怡君', '林', '林医生', '林怡君医生'],
  ['ja', 'JP', 'Dr.', '花子', '佐々木', '佐々木先生', '佐々木花子先生'],
  ['ja', 'HK', 'Dr.', 'Wing Yan', 'Chan', 'Chan 先生', 'Wing Yan Chan 先生'],
  ['ja', 'JP', 'Mr', 'Mei', '田中', '田中様', 'Mei 田中様'],
  ['ko', 'KR', 'Dr.', '지훈', '김', '김지훈 님', '김지훈 님'],
  ['ko', 'KR', '', 'Wing Yan', 'Chan', 'Wing Yan Chan 님', 'Wing Yan Chan 님'],
])('in %s (%s) the vet %j %j %j is greeted as %s and written to as %s', (...row) => {
  const [language, country, title, first, last, greeted, written] = row
  const person = { title, first, last, isVet: true }
  expect(formOfAddress(person, { language, country })).toBe(greeted)
  expect(formOfAddressInMail(person, { language, country })).toBe(written)
})

test.each<[Language, string]>([
  ['en_us', '林怡君'],
  ['zh_hk', '林怡君'],
  ['ja', '林怡君様'],
  ['ko', '林怡君 님'],
])('staff without a title are not called doctors in %s', (language, written) => {
  const person = { title: '', first: '怡君', last: '林', isVet: false }
  expect(formOfAddress(person, { language, country: 'HK' })).toBe(written)
  expect(formOfAddressInMail(person, { language, country: 'HK' })).toBe(written)
})
