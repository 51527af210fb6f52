import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const row = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2)

test('a table begins with the mark of UTF-8 and ends every row the same way', () => {
  expect(
    csvOf([
      ['a', 'b'],
      [1, '毛毛'],
    ]),
  ).toBe('\ufeffa,b\r\n1,毛毛\r\n')
  expect(csvOf([])).toBe('\ufeff')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+852 2345', "'+852 2345"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('a name that begins as a formula is text: %j', (given, written) => {
  expect(row(given)).toBe(written)
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['Mochi', 'Mochi'],
])('%j is written %j', (given, written) => {
  expect(row(given)).toBe(written)
})

test('figures stay figures, below zero too', () => {
  expect(row(-298, 0, 38.5)).toBe('-298,0,38.5')
})
