import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.each([
  ['怡君', '林', '林怡君'],
  ['지훈', '김', '김지훈'],
  ['花子', '佐々木', '佐々木花子'],
  ['ヒデオ', 'コーエン', 'コーエンヒデオ'],
  ['家豪', '𠮷田', '𠮷田家豪'],
  ['Wing Yan', 'Chan', 'Wing Yan Chan'],
  ['Mei', '田中', 'Mei 田中'],
  ['', 'Chan', 'Chan'],
  ['Grace', '', 'Grace'],
])('%j and %j are written %s', (first, last, name) => {
  expect(fullName({ first, last })).toBe(name)
})
