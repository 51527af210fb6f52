import { clip } from '@systole/fixtures/clips'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { isCutOff } from './cut-off.ts'

const read = (bytes: Uint8Array) => async (from: number, count: number) =>
  new DataView(Uint8Array.from(bytes.subarray(from, from + count)).buffer)
const ask = (format: 'mp4' | 'mov' | 'wav' | 'avi' | 'mp3' | 'mkv', bytes: Uint8Array) =>
  isCutOff({ format, sizeBytes: bytes.length }, read(bytes))

test.each([
  ['mp4', 'echo_4ch.mp4'],
  ['wav', 'murmur.wav'],
  ['avi', 'echo_4ch.avi'],
] as const)(
  'a whole %s is distinguished from one of which an end is missing',
  async (format, name) => {
    const whole = FIXTURES[name]()
    expect(await ask(format, whole)).toBe(false)
    expect(await ask(format, whole.subarray(0, whole.length / 2))).toBe(true)
    expect(await ask(format, whole.subarray(0, whole.length - 1))).toBe(true)
  },
)

const part = (length: number, present = length) => {
  const bytes = new Uint8Array(present)
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

test.each([
  ['mp3', 'with-length.mp3', 0.99],
  ['mp3', 'with-length-and-tag.mp3', 0.92], // its last bytes are the title
  ['mkv', 'with-length.mkv', 0.99],
] as const)(
  'a whole %s that states its length is distinguished from one that was cut: %s',
  async (format, name, share) => {
    const whole = clip(name)
    expect(await ask(format, whole)).toBe(false)
    expect(await ask(format, whole.subarray(0, whole.length * 0.5))).toBe(true)
    expect(await ask(format, whole.subarray(0, whole.length * share))).toBe(true)
  },
)

test.each([
  ['mp3', 'without-length.mp3'],
  ['mkv', 'without-length.webm'],
] as const)(
  'no alarm for a %s that does not state its length, whole or not: %s',
  async (format, name) => {
    const whole = clip(name)
    for (const share of [1, 0.99, 0.5, 0.01, 0]) {
      expect(await ask(format, whole.subarray(0, whole.length * share))).toBe(false)
    }
  },
)

test.each([
  ['a byte', [0xff]],
  ['another kind of file', [0x25, 0x50, 0x44, 0x46, ...Array(60).fill(1)]],
  ['a tag and nothing after it', [0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 2, 1, 0]],
  ['a header without a segment', [0x1a, 0x45, 0xdf, 0xa3, 0x80, ...Array(60).fill(0)]],
])('what is no sound and no clip is not called cut: %s', async (_what, bytes) => {
  expect(await ask('mp3', Uint8Array.from(bytes))).toBe(false)
  expect(await ask('mkv', Uint8Array.from(bytes))).toBe(false)
})

test('a sound with more behind its end is whole', async () => {
  const tagged = Buffer.concat([clip('with-length.mp3'), Buffer.alloc(128, 'TAG')])
  expect(await ask('mp3', tagged)).toBe(false)
})
