import { expect, test } from 'vitest'
import { breakableParts, wrap } from './line-breaks.ts'

const oneEach = (text: string) => [...text].length

test.each([
  ['two words', 'left atrium', ['left ', 'atrium']],
  ['a run of spaces', 'a  b', ['a  ', 'b']],
  ['Han characters', '左心房', ['左', '心', '房']],
  ['no closing mark at the start of a line', '擴大，左', ['擴', '大，', '左']],
  ['no opening bracket at the end of a line', '心（左）房', ['心', '（左）', '房']],
  ['a Latin word between Han', '用 ACE 藥', ['用 ', 'ACE ', '藥']],
  ['a Latin word beside Han', '見VHS高', ['見', 'VHS', '高']],
  ['a Latin full stop after Han', '左.右', ['左.', '右']],
  ['small kana', 'キャット', ['キャッ', 'ト']],
  ['Korean between words only', '승모판 폐쇄', ['승모판 ', '폐쇄']],
  ['a hyphen between letters', 'follow-up', ['follow-', 'up']],
  ['no break in a date or a range', '2026/11/20 2-3', ['2026/11/20 ', '2-3']],
  ['nothing', '', []],
])('a line may break: %s', (_what, line, parts) => {
  expect(breakableParts(line)).toEqual(parts)
})

test.each([
  ['exactly as wide', 'abcd efgh', 4, ['abcd ', 'efgh']],
  ['one too wide', 'abcd efgh', 3, ['abc', 'd ', 'efg', 'h']],
  ['all in one line', 'abcd efgh', 9, ['abcd efgh']],
  ['own line breaks kept', 'a\n\nb\r\nc', 9, ['a', '', 'b', 'c']],
  ['nothing', '', 9, ['']],
])('text is wrapped: %s', (_what, text, width, lines) => {
  expect(wrap(text, width, oneEach)).toEqual(lines)
})

test('no character is lost, whatever the width', () => {
  const text = '左心房（LA）擴大，VHS 11.6：建議 follow-up。Wiederholungsuntersuchung！'
  for (let width = 1; width < 60; width += 1) {
    expect(wrap(text, width, oneEach).join('')).toBe(text)
  }
})
