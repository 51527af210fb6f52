export type FuzzFiles = Readonly<Record<string, Uint8Array>>

/** Numbers that follow from a seed, so that every failing input can be made again. */
export type Random = {
  /** Returns a whole number from 0 to below `end`. */
  below: (end: number) => number
  oneOf: <T>(values: readonly [T, ...T[]]) => T
}

/** Mulberry32: 32 bits of state, enough to choose damage. */
export function seededRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (end: number) => (end <= 0 ? 0 : next() % end)
  return { below, oneOf: (values) => values[below(values.length)] ?? values[0] }
}

type Mutation = (bytes: Uint8Array, other: Uint8Array, random: Random) => Uint8Array

const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  flipBits,
  setBytes,
  cutEnd,
  editNumber,
  editNumber,
  lieAboutLength,
  lieAboutLength,
  insertCopy,
  removeStretch,
  spliceOther,
  nestDeeply,
  appendBytes,
]

/** Damages one to four places of files, most often one, so that readers get far; sometimes one of several is missing. */
export function mutateFiles(files: FuzzFiles, other: Uint8Array, random: Random): FuzzFiles {
  const changed: Record<string, Uint8Array> = { ...files }
  const names = Object.keys(files)
  for (let left = random.oneOf([1, 1, 2, 4]); left > 0; left -= 1) {
    const name = names[random.below(names.length)] ?? ''
    const mutation = random.oneOf(MUTATIONS)
    changed[name] = mutation(changed[name] ?? new Uint8Array(), other, random)
  }
  if (names.length > 1 && random.below(20) === 0) delete changed[names.at(-1) ?? '']
  return changed
}

/** Returns a place, most often in the first kilobytes, where headers are. */
function placeIn(bytes: Uint8Array, random: Random): number {
  return random.below(
    random.oneOf([bytes.length, Math.min(bytes.length, 2048), Math.min(bytes.length, 256)]),
  )
}

function flipBits(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice()
  for (let left = 1 + random.below(8); left > 0 && bytes.length > 0; left -= 1) {
    const at = placeIn(bytes, random)
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8))
  }
  return changed
}

function setBytes(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const at = placeIn(bytes, random)
  return bytes
    .slice()
    .fill(random.oneOf([0, 0x20, 0x30, 0x39, 0xff, 0x3c]), at, at + 1 + random.below(16))
}

function cutEnd(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, placeIn(bytes, random))
}

function appendBytes(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  return joined(bytes, other.subarray(0, random.below(other.length)), new Uint8Array())
}

const NUMBERS = [
  ...['0', '-1', '1', '-0', '2', '255', '256', '65535', '65536', '99999999', '2147483647'],
  ...['4294967295', '-2147483648', '9007199254740993', '1e9', '1e308', '1e999', '1e-300', '-1e9'],
  ...['0.0000001', '.', '-', '', ' ', 'NaN', 'null', 'Infinity', '0x10', '1,5', '000000000000001'],
] as const

/** Replaces a run of digits by a number at some limit, in its place or of its own length. */
function editNumber(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const isDigit = (at: number) => (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39
  let from = placeIn(bytes, random)
  for (let left = 512; left > 0 && !isDigit(from); left -= 1)
    from = (from + 1) % Math.max(1, bytes.length)
  let to = from
  while (isDigit(to)) to += 1
  const text = NUMBERS[random.below(NUMBERS.length)] ?? '0'
  const number = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  if (random.below(2) === 0) return joined(bytes.subarray(0, from), number, bytes.subarray(to))
  const changed = bytes.slice()
  changed.set(number.subarray(0, Math.max(0, bytes.length - from)), from)
  return changed
}

/** Overwrites two or four bytes, as lengths and counts are stored, with a number at some limit. */
function lieAboutLength(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const value = random.oneOf([
    ...([0, 1, 2, 7, 16, 0x7f, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0xffffffff] as const),
    bytes.length,
    random.below(bytes.length),
  ])
  const changed = bytes.slice()
  const at = placeIn(bytes, random)
  const length = random.oneOf([2, 4])
  const isBigEndian = random.below(4) === 0
  for (let byte = 0; byte < length && at + byte < bytes.length; byte += 1) {
    const shift = 8 * (isBigEndian ? length - 1 - byte : byte)
    changed[at + byte] = Math.floor(value / 2 ** shift) & 0xff
  }
  return changed
}

/** Inserts a copy of a stretch, up to 256 times. */
function insertCopy(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const from = placeIn(bytes, random)
  const stretch = bytes.subarray(from, from + 1 + random.below(256))
  const copies = new Uint8Array(stretch.length * random.oneOf([1, 2, 16, 256]))
  for (let at = 0; at < copies.length; at += stretch.length) copies.set(stretch, at)
  return joined(bytes.subarray(0, from), copies, bytes.subarray(from))
}

function removeStretch(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const from = placeIn(bytes, random)
  return joined(
    bytes.subarray(0, from),
    new Uint8Array(),
    bytes.subarray(from + 1 + random.below(512)),
  )
}

function spliceOther(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const from = placeIn(bytes, random)
  const start = placeIn(other, random)
  const stretch = other.subarray(start, start + 1 + random.below(1024))
  return joined(bytes.subarray(0, from), stretch, bytes.subarray(from + random.below(1024)))
}

const NESTS = [
  '<a>',
  '<!--',
  '<![CDATA[',
  '[',
  '{"a":',
  '[{"leads":',
  '(',
  '"',
  '\xfe\xff\x00\xe0\xff\xff\xff\xff',
]

/** Inserts openings without their ends, up to 20,000 deep. */
function nestDeeply(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const opening = NESTS[random.below(NESTS.length)] ?? '['
  const text = opening.repeat(random.oneOf([1, 600, 20_000]))
  const nested = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const from = placeIn(bytes, random)
  return joined(bytes.subarray(0, from), nested, bytes.subarray(from))
}

function joined(before: Uint8Array, middle: Uint8Array, after: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(before.length + middle.length + after.length)
  bytes.set(before)
  bytes.set(middle, before.length)
  bytes.set(after, before.length + middle.length)
  return bytes
}
