import { expect, test } from 'vitest'
import { isUnpacked } from './film-refusal.ts'

const PLAIN = '1.2.840.10008.1.2.1'
const JPEG_EXTENDED = '1.2.840.10008.1.2.4.51'

test.each([
  ['plain grey of 16 bits', PLAIN, 16, true],
  ['a mask of one bit', PLAIN, 1, true],
  ['a JPEG of 12 bits', JPEG_EXTENDED, 16, true],
  ['twelve bits packed side by side', PLAIN, 12, false],
  ['a film packed as video', '1.2.840.10008.1.2.4.102', 8, false],
  ['a file that does not say', undefined, 8, true],
])('%s can be shown or is refused with a word', (_, syntax, bitsAllocated, shown) => {
  expect(isUnpacked(syntax, bitsAllocated)).toBe(shown)
})
