export type JsonToken = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar'

const MARKS = ['{', '}', '[', ']', ',', ':'] as const
const BLANKS = ' \t\n\r'
const DIGITS = '0123456789'
const WORDS = ['true', 'false', 'null']

/** The transition table: the state and the characters that lead to each next state. RFC 8259, sections 2 to 7. */
const BETWEEN = { [BLANKS]: 'between', [MARKS.join('')]: 'between' }
const POWER = { eE: 'exponent', ...BETWEEN }
const GOES: Record<string, Record<string, string>> = {
  between: { ...BETWEEN, '"': 'text', '-': 'minus', 0: 'zero', '123456789': 'whole' },
  text: { '"': 'between', '\\': 'escape' },
  escape: { '"\\/bfnrt': 'text', u: 'hex4' },
  ...Object.fromEntries(
    [4, 3, 2, 1].map((left) => [
      `hex${left}`,
      { [`${DIGITS}abcdefABCDEF`]: left === 1 ? 'text' : `hex${left - 1}` },
    ]),
  ),
  minus: { 0: 'zero', '123456789': 'whole' },
  zero: { '.': 'point', ...POWER },
  whole: { [DIGITS]: 'whole', '.': 'point', ...POWER },
  point: { [DIGITS]: 'fraction' },
  fraction: { [DIGITS]: 'fraction', ...POWER },
  exponent: { '+-': 'sign', [DIGITS]: 'power' },
  sign: { [DIGITS]: 'power' },
  power: { [DIGITS]: 'power', ...BETWEEN },
  word: BETWEEN,
}
for (const word of WORDS) {
  for (let at = 0; at < word.length; at += 1) {
    const from = at === 0 ? 'between' : word.slice(0, at)
    const to = at + 1 === word.length ? 'word' : word.slice(0, at + 1)
    GOES[from] = { ...GOES[from], [word.charAt(at)]: to }
  }
}

const STATES = ['broken', ...Object.keys(GOES)]
const [BROKEN, REST, TEXT] = ['broken', 'between', 'text'].map((name) => STATES.indexOf(name))
/** Tables by state and byte: the next state, and the token that begins there. */
const NEXT = new Uint8Array(STATES.length * 256)
const TOKEN: (JsonToken | undefined)[] = Array(NEXT.length).fill(undefined)
NEXT.fill(TEXT ?? 0, placeOf('text', ' '), placeOf('text', '\u00ff') + 1)
for (const [from, ways] of Object.entries(GOES))
  for (const [letters, to] of Object.entries(ways))
    for (const letter of letters) {
      NEXT[placeOf(from, letter)] = STATES.indexOf(to)
      TOKEN[placeOf(from, letter)] = tokenOf(from, letter, to)
    }

function placeOf(state: string, letter: string): number {
  return STATES.indexOf(state) * 256 + letter.charCodeAt(0)
}

function tokenOf(from: string, letter: string, to: string): JsonToken | undefined {
  const mark = MARKS.find((each) => each === letter && to === 'between')
  if (mark || from !== 'between' || BLANKS.includes(letter)) return mark
  return letter === '"' ? 'string' : 'scalar'
}

/**
 * Splits bytes into tokens piece by piece without storing them. `onToken` returns whether the token is allowed at this position.
 */
export function jsonTokens(onToken: (token: JsonToken) => boolean) {
  let state = REST ?? 0
  return {
    /** Returns false once the input cannot become valid JSON. */
    take(bytes: Uint8Array): boolean {
      for (let at = 0; at < bytes.length; at += 1) {
        const place = state * 256 + (bytes[at] ?? 0)
        state = NEXT[place] ?? 0
        const token = TOKEN[place]
        if (state === BROKEN || (token !== undefined && !onToken(token))) return false
      }
      return true
    },
    /** Returns whether the last token is complete. */
    isBetween: () => state === REST,
  }
}
