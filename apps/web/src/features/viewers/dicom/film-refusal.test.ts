import { expect, test } from 'vitest'
import { isUnpacked } from './film-refusal.ts'

const PLAIN = '1.2.840.10008.1.2.1'
const JPEG = '1.2.840.10008.1.2.4.50'

test.each([
  ['plain grey', PLAIN, 'MONOCHROME2', true],
  ['plain colours', PLAIN, 'RGB', true],
  ['colours that two pixels share, in a JPEG', JPEG, 'YBR_FULL_422', true],
  ['colours that two pixels share, as they are', PLAIN, 'YBR_FULL_422', false],
  ['a film packed as video', '1.2.840.10008.1.2.4.102', 'YBR_PARTIAL_420', false],
  ['a file that does not say', undefined, undefined, true],
])('%s can be shown or is refused with a word', (_, syntax, photometric, shown) => {
  expect(isUnpacked(syntax, photometric)).toBe(shown)
})
