import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { isCutOff } from './cut-off.ts'

const read = (bytes: Uint8Array) => async (from: number, count: number) =>
  new DataView(Uint8Array.from(bytes.subarray(from, from + count)).buffer)
const ask = (format: 'mp4' | 'mov' | 'wav' | 'avi' | 'mp3', bytes: Uint8Array) =>
  isCutOff({ format, sizeBytes: bytes.length }, read(bytes))

test.each([
  ['mp4', 'echo_4ch.mp4'],
  ['wav', 'murmur.wav'],
  ['avi', 'echo_4ch.avi'],
] as const)('a whole %s is told from one of which an end is missing', async (format, name) => {
  const whole = FIXTURES[name]()
  expect(await ask(format, whole)).toBe(false)
  expect(await ask(format, whole.subarray(0, whole.length / 2))).toBe(true)
  expect(await ask(format, whole.subarray(0, whole.length - 1))).toBe(true)
})

const part = (length: number, held = length) => {
  const bytes = new Uint8Array(held)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

test.each([
  ['a part that goes to the end of the file', [part(24), part(0, 40)], false],
  ['a last part without its end', [part(24), part(40, 39)], true],
  ['a part whose length itself is cut', [part(24), part(40, 4)], true],
  ['what is no clip at all', [part(3, 40)], false],
])('%s', async (_what, parts, cut) => {
  const bytes = Uint8Array.from(parts.flatMap((each) => [...each]))
  expect(await ask('mov', bytes)).toBe(cut)
})

test('a recorder that did not know the length is believed', async () => {
  const whole = Uint8Array.from(FIXTURES['murmur.wav']())
  new DataView(whole.buffer).setUint32(4, 0xffffffff, true)
  expect(await ask('wav', whole)).toBe(false)
})
