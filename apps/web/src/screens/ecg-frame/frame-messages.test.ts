import { expect, test } from 'vitest'
import { readMessage } from './frame-messages.ts'

test.each([
  [
    { type: 'seek', recording: 'r', sample: 7, more: 1 },
    { type: 'seek', recording: 'r', sample: 7 },
  ],
  [
    { type: 'saved', patch_revision: '20261123190000' },
    { type: 'saved', patch_revision: '20261123190000' },
  ],
  [{ type: 'saved', patch_revision: '<b>' }, undefined],
  [{ type: 'seek', recording: 'r', sample: Number.NaN }, undefined],
  [{ type: 'seek', recording: 'r', sample: -1 }, undefined],
  [{ type: 'reload' }, undefined],
  ['seek', undefined],
  [null, undefined],
])('ECG-2 of %j a frame reads %j', (data, message) => {
  expect(readMessage(data)).toEqual(message)
})
