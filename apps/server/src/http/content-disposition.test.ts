import { expect, test } from 'vitest'
import { attachment } from './content-disposition.ts'

test.each([
  ['plain', 'report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  ['Chinese', '豆豉.pdf', `attachment; filename=".pdf"; filename*=UTF-8''%E8%B1%86%E8%B1%89.pdf`],
  ['quotes', 'a"b\\.pdf', `attachment; filename="a_b_.pdf"; filename*=UTF-8''a%22b%5C.pdf`],
  ['a line break', 'a\r\nX: y', `attachment; filename="aX: y"; filename*=UTF-8''a%0D%0AX%3A%20y`],
  ['RFC 5987 marks', "a'(*)", `attachment; filename="a'(*)"; filename*=UTF-8''a%27%28%2A%29`],
])('a download name is safe in a header: %s', (_what, name, header) => {
  expect(attachment(name)).toBe(header)
})
