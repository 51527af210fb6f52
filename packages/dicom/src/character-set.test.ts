import { expect, test } from 'vitest'
import { decodeText } from './character-set.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

/** Names from PS3.5 Annexes H, I, J and K with their bytes as printed in the standard. */
test.each([
  ['ISO_IR 100', '42 75 63 5e 4a e9 72 f4 6d 65', 'Buc^Jérôme'],
  ['ISO_IR 144', 'bb ee 5c', 'Лю\\'],
  ['ISO_IR 192', 'e9 ba bb e7 b3 ac', '麻糬'],
  ['GB18030', 'cd f5 5e 81 39 ee 39', '王^㐀'],
  ['GBK', 'cd f5 5e d0 a1 b6 ab', '王^小东'],
  ['ISO_IR 13', 'd4 cf c0 de 5e c0 db b3', 'ﾔﾏﾀﾞ^ﾀﾛｳ'],
  [
    '\\ISO 2022 IR 87',
    '59 61 6d 61 64 61 5e 54 61 72 6f 75 3d 1b 24 42 3b 33 45 44 1b 28 42 5e 1b 24 42 42 40 4f 3a 1b 28 42',
    'Yamada^Tarou=山田^太郎',
  ],
  [
    'ISO 2022 IR 13\\ISO 2022 IR 87',
    'd4 cf c0 de 5e c0 db b3 3d 1b 24 42 3b 33 45 44 1b 28 4a 5e 1b 24 42 42 40 4f 3a 1b 28 4a',
    'ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎',
  ],
  [
    '\\ISO 2022 IR 149',
    '48 6f 6e 67 3d 1b 24 29 43 fb f3 5e 1b 24 29 43 d1 ce d4 d7',
    'Hong=洪^吉洞',
  ],
  ['\\ISO 2022 IR 58', '1b 24 29 41 cd f5 5e 1b 24 29 41 d0 a1 b6 ab', '王^小东'],
  ['', '4d 6f 63 68 69', 'Mochi'],
  ['', 'e9 ba bb', '麻'],
  ['', '5a 6f eb', 'Zoë'],
  ['ISO_IR 999', '5a 6f eb', 'Zoë'],
  ['\\ISO 2022 IR 159', '1b 24 28 44 30 21', '丂'],
])('in %o the bytes %s read as they should', (declared, hex, text) => {
  expect(decodeText(bytes(hex), declared.split('\\'))).toBe(text)
})

test('an unknown escape sequence leaves the rest legible', () => {
  expect(decodeText(bytes('4d 1b 21 5a 6f'), ['', 'ISO 2022 IR 87'])).toBe('M!Zo')
})
