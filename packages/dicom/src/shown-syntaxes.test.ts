import { expect, test } from 'vitest'
import { isUnpacked } from './shown-syntaxes.ts'

test.each([
  ['plain pixels', '1.2.840.10008.1.2.1', true],
  ['a JPEG of 12 bits', '1.2.840.10008.1.2.4.51', true],
  ['a film packed as video', '1.2.840.10008.1.2.4.102', false],
])('%s can be shown or is refused with a word', (_, syntax, shown) => {
  expect(isUnpacked(syntax)).toBe(shown)
})
