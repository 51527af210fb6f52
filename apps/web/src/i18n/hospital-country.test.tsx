import { languageNames } from '@systole/i18n/languages'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { followHospitalCountry, offeredWordings } from './hospital-country.ts'
import { changeLanguage, currentLanguage, currentWording, i18n, startI18n } from './i18n.ts'
import { firstLanguage } from './remembered-language.ts'

beforeAll(() => startI18n('en_us'))
beforeEach(() => changeLanguage('en_us'))
afterEach(() => {
  followHospitalCountry(null)
  window.localStorage.clear()
})

const email = () => i18n.t('login:email')

test('a hospital in Taiwan that reads Traditional Chinese gets the words of Taiwan, and the wire zh_hk', async () => {
  await changeLanguage('zh_hk')
  expect(email()).toBe('電郵')
  followHospitalCountry('TW')
  await waitFor(() => expect(email()).toBe('電子郵件'))
  expect(currentLanguage()).toBe('zh_hk')
  expect(document.documentElement.lang).toBe('zh-Hant-TW')
  expect(firstLanguage()).toBe('zh_tw')
})

test.each([
  ['HK', 'zh_hk'],
  ['TW', 'ja'],
] as const)('a hospital in %s that reads %s keeps it', async (country, language) => {
  await changeLanguage(language)
  followHospitalCountry(country)
  expect(currentWording()).toBe(language)
})

test('before sign-in both wordings are offered, to a hospital in Taiwan its own alone', () => {
  const names = () => offeredWordings().map((wording) => languageNames[wording].full)
  expect(names()).toContain('繁體中文（香港）')
  expect(names()).toContain('繁體中文（台灣）')
  followHospitalCountry('TW')
  expect(names()).not.toContain('繁體中文（香港）')
  expect(names()).toContain('繁體中文（台灣）')
  expect(names()).toContain('日本語')
})

test('Taiwan’s wording, chosen before sign-in, is shown after a reload', async () => {
  await changeLanguage('zh_tw')
  expect(email()).toBe('電子郵件')
  expect(firstLanguage()).toBe('zh_tw')
})
