import { expect, test } from 'vitest'
import { displayFileName, fileNameKey } from './file-name.ts'

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\boot.pdf', 'boot.pdf'],
  ['C:\\films\\thorax.dcm', 'thorax.dcm'],
  ['a\u0000.pdf', 'a.pdf'],
  ['a\r\n.pdf', 'a.pdf'],
  ['gnp\u202efdp.pdf', 'gnpfdp.pdf'],
  ['a.pdf. . ', 'a.pdf'],
  ['  a.pdf', 'a.pdf'],
  ['胸部X光.png', '胸部X光.png'],
  ['<b>x</b>.pdf', 'b>.pdf'],
])('%o is shown as %o', (raw, shown) => {
  expect(displayFileName(raw)).toBe(shown)
})

test.each([
  '',
  '/',
  '..',
  '.',
  '...',
  '..%2f..%2fa.pdf',
  'a.pdf/',
  '.htaccess',
  'CON',
  'con.pdf',
  'LPT1.dcm',
  'NUL',
])('%o leaves no name to show', (raw) => {
  expect(displayFileName(raw)).toBeUndefined()
})

test('300 Chinese characters are cut at 255 bytes and keep the extension', () => {
  const name = displayFileName(`${'胸'.repeat(300)}.dcm`) ?? ''
  expect(name).toBe(`${'胸'.repeat(83)}.dcm`)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
})

test('a name of exactly 255 bytes stays and of 256 is cut', () => {
  expect(displayFileName(`${'a'.repeat(251)}.pdf`)).toHaveLength(255)
  expect(displayFileName(`${'a'.repeat(252)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`)
})

test('names are compared composed and without letter case', () => {
  expect(fileNameKey('Ame\u0301LIE.PDF')).toBe(fileNameKey('am\u00e9lie.pdf'))
})
