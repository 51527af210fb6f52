/** Names of the Encoding Standard for the single-code character sets of DICOM. PS3.3 C.12.1.1.2. */
const ENCODINGS: Record<string, string> = {
  'ISO_IR 6': 'windows-1252',
  'ISO_IR 13': 'shift_jis',
  'ISO_IR 100': 'windows-1252',
  'ISO_IR 101': 'iso-8859-2',
  'ISO_IR 109': 'iso-8859-3',
  'ISO_IR 110': 'iso-8859-4',
  'ISO_IR 126': 'iso-8859-7',
  'ISO_IR 127': 'iso-8859-6',
  'ISO_IR 138': 'iso-8859-8',
  'ISO_IR 144': 'iso-8859-5',
  'ISO_IR 148': 'windows-1254',
  'ISO_IR 166': 'windows-874',
  'ISO_IR 192': 'utf-8',
  'ISO_IR 203': 'iso-8859-15',
  GB18030: 'gb18030',
  GBK: 'gbk',
}

/** The decoding of the bytes after an escape sequence: their encoding, and the prefix or bit to add to each. */
type Shift = { encoding: string; isSevenBit?: boolean; isThreeByte?: boolean }

/** Escape sequences of ISO 2022 without their first byte. PS3.3 C.12.1.1.2, Table C.12-3 and C.12-4. */
const SHIFTS: Record<string, Shift> = {
  '(B': { encoding: 'windows-1252' },
  '(J': { encoding: 'shift_jis' },
  ')I': { encoding: 'shift_jis' },
  '-A': { encoding: 'windows-1252' },
  '-B': { encoding: 'iso-8859-2' },
  '-C': { encoding: 'iso-8859-3' },
  '-D': { encoding: 'iso-8859-4' },
  '-F': { encoding: 'iso-8859-7' },
  '-G': { encoding: 'iso-8859-6' },
  '-H': { encoding: 'iso-8859-8' },
  '-L': { encoding: 'iso-8859-5' },
  '-M': { encoding: 'windows-1254' },
  '-T': { encoding: 'windows-874' },
  '-b': { encoding: 'iso-8859-15' },
  $B: { encoding: 'euc-jp', isSevenBit: true },
  '$(D': { encoding: 'euc-jp', isSevenBit: true, isThreeByte: true },
  '$)C': { encoding: 'euc-kr' },
  '$)A': { encoding: 'gbk' },
}
const ESCAPE = 0x1b
const LONGEST_SEQUENCE = 3
const EUC_THREE_BYTE = 0x8f
const HIGH_BIT = 0x80

/**
 * Decodes a text value by the file's Specific Character Set (0008,0005). Undeclared bytes are tried as UTF-8. Hand-written,
 * because dicom-character-set throws for an unknown set or escape sequence, and lacks ISO_IR 203.
 */
export function decodeText(bytes: Uint8Array, characterSets: readonly string[]): string {
  const [first = '', ...others] = characterSets
  const plain = ENCODINGS[first.replace('ISO 2022 IR', 'ISO_IR')]
  if (bytes.includes(ESCAPE)) return decodeShifted(bytes, plain ?? 'windows-1252')
  if (first === '' && others.length === 0) return decodeUndeclared(bytes)
  return decode(bytes, plain ?? 'windows-1252')
}

function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1252')
  }
}

function decodeShifted(bytes: Uint8Array, plain: string): string {
  let text = ''
  let shift: Shift = { encoding: plain }
  let from = 0
  while (from < bytes.length) {
    const escapeAt = bytes.indexOf(ESCAPE, from)
    const end = escapeAt < 0 ? bytes.length : escapeAt
    text += decodeShift(bytes.subarray(from, end), shift)
    if (escapeAt < 0) break
    const sequence = shiftAt(bytes, escapeAt + 1)
    shift = sequence === '(B' ? { encoding: plain } : (SHIFTS[sequence] ?? { encoding: plain })
    from = escapeAt + 1 + sequence.length
  }
  return text
}

/** Returns the longest known escape sequence at this offset, or an empty string. */
function shiftAt(bytes: Uint8Array, at: number): string {
  for (let length = LONGEST_SEQUENCE; length > 1; length -= 1) {
    const sequence = String.fromCharCode(...bytes.subarray(at, at + length))
    if (sequence in SHIFTS) return sequence
  }
  return ''
}

/**
 * Decodes the bytes after an escape sequence. Seven-bit JIS codes become EUC codes by setting the high bit; line ends and
 * delimiters never occur among them.
 */
function decodeShift(bytes: Uint8Array, { encoding, isSevenBit, isThreeByte }: Shift): string {
  if (!isSevenBit) return decode(bytes, encoding)
  const high = bytes.map((byte) => byte | HIGH_BIT)
  if (!isThreeByte) return decode(high, encoding)
  const pairs = Array.from({ length: high.length >> 1 }, (_, place) => [
    EUC_THREE_BYTE,
    ...high.subarray(place * 2, place * 2 + 2),
  ])
  return decode(Uint8Array.from(pairs.flat()), encoding)
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
