import { expect, test } from 'vitest'
import { documentPatient } from './document-patient.ts'

test.each([
  ['a label and a colon', ['Patient: Biscuit'], ['Biscuit'], []],
  ['a label in a cell of its own', ['Patient\tBiscuit (ID 5502)'], ['Biscuit'], ['5502']],
  ['a name and a number', ['Pet name: Bella', 'Chart no: A-12'], ['Bella'], ['A-12']],
  [
    'two labels in one line',
    ['Patient: Bella Rose Patient ID: 77 Owner: Lee'],
    ['Bella Rose'],
    ['77'],
  ],
  ['a label whose value is the next cell', ['Animal name:\tBella\tSpecies:\tDog'], ['Bella'], []],
  ['the heading of a recorder', ['Biscuit   ID 5502', 'Canine, 8.6 kg'], ['Biscuit'], ['5502']],
  ['a heading in two cells', ['Biscuit\tID 5502'], ['Biscuit'], ['5502']],
  ['Chinese labels', ['寵物名稱：曲奇', '病歷號：5502'], ['曲奇'], ['5502']],
  ['Simplified Chinese labels', ['宠物名：曲奇'], ['曲奇'], []],
  ['Japanese labels', ['ペット名\tモカ', 'カルテ番号: 81'], ['モカ'], ['81']],
  ['Korean labels', ['환자명: 초코', '차트번호: 33'], ['초코'], ['33']],
  ['the same name on each page', ['Patient: Bella', 'Patient: Bella'], ['Bella'], []],
])('a document names its patient by %s', (_, lines, names, identifiers) => {
  expect(documentPatient(lines)).toEqual({ names, identifiers })
})

test.each([
  ['running text', ['The patient Bella was seen by us.', 'Patient Bella coughs.']],
  ['the head of a table', ['Patient\tSpecies\tOwner']],
  ['the head of a Chinese table', ['寵物名\t種類\t飼主']],
  ['the title of a form', ['Patient information', 'Patient:\tDetails']],
  ['a title', ['Referral Bella', 'ECG Bella']],
  ['the owner', ['Owner: Bella Wong', 'Client: Bella']],
  ['a number without a name', ['Sample ID 5502', 'Report ID 17', 'Clinic Vet ID 4']],
  ['a label without a value', ['Patient:', 'Patient: ____']],
  ['a heading further down', ['a', 'b', 'c', 'd', 'Bella ID 12']],
  ['no text', []],
])('a document with %s names no patient', (_, lines) => {
  expect(documentPatient(lines).names).toEqual([])
})
