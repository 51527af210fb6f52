import { expect, test } from 'vitest'
import { cssString } from './css-string.ts'

test.each([
  ['Biscuit · EC-24790', '"Biscuit · EC-24790"'],
  ['"; } body { display: none', '"\\22 ; \\7d  body \\7b  display: none"'],
  ['</style><script>', '"\\3c /style\\3e \\3c script\\3e "'],
  ['a\\', '"a\\5c "'],
  ['a\nb', '"a\\a b"'],
])('the text %j is one CSS string', (text, css) => {
  expect(cssString(text)).toBe(css)
})
