import { startsWith } from '../bytes.ts'
import { type JsonToken, jsonTokens } from './json-tokens.ts'

/** The maximum nesting depth. Devices nest at most a dozen levels, and no browser shows a tree of thousands. */
export const JSON_MAX_DEPTH = 512

type Expected =
  | 'document'
  | 'value'
  | 'valueOrEnd'
  | 'key'
  | 'keyOrEnd'
  | 'colon'
  | 'commaOrEnd'
  | 'nothing'
type Move = Expected | 'open' | 'close' | 'comma'

const VALUE = {
  '{': 'open',
  '[': 'open',
  string: 'commaOrEnd',
  scalar: 'commaOrEnd',
} as const
const GRAMMAR: Record<Expected, Partial<Record<JsonToken, Move>>> = {
  document: { '{': 'open', '[': 'open' },
  value: VALUE,
  valueOrEnd: { ...VALUE, ']': 'close' },
  key: { string: 'colon' },
  keyOrEnd: { string: 'colon', '}': 'close' },
  colon: { ':': 'value' },
  commaOrEnd: { ',': 'comma', ']': 'close', '}': 'close' },
  nothing: {},
}
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

export type JsonProblem = 'notJson' | 'tooDeep'

/**
 * Validates a file against RFC 8259 piece by piece without building a tree: parsing twenty megabytes in one call uses a gigabyte
 * of memory and blocks a server for seconds. The document must be one object or one list. Hand-written, because jsonc-parser needs
 * the whole text, and the tokenizer of @streamparser/json takes twice the time and no grammar.
 */
export function jsonCheck() {
  const open: JsonToken[] = []
  let expected: Expected = 'document'
  let problem: JsonProblem | undefined
  let isStart = true

  const moves: Record<'open' | 'close' | 'comma', (token: JsonToken) => Expected | undefined> = {
    open: (token) => {
      open.push(token)
      if (open.length > JSON_MAX_DEPTH) problem = 'tooDeep'
      return token === '{' ? 'keyOrEnd' : 'valueOrEnd'
    },
    close: (token) => {
      if (open.pop() !== (token === '}' ? '{' : '[')) return undefined
      return open.length === 0 ? 'nothing' : 'commaOrEnd'
    },
    comma: () => (open.at(-1) === '{' ? 'key' : 'value'),
  }
  const tokens = jsonTokens((token) => {
    const move = GRAMMAR[expected][token]
    const next = move === 'open' || move === 'close' || move === 'comma' ? moves[move](token) : move
    if (!next) problem ??= 'notJson'
    else expected = next
    return problem === undefined
  })

  return {
    /** Consumes the next bytes. Returns the first problem as soon as it is found. */
    take(bytes: Uint8Array): JsonProblem | undefined {
      const rest = isStart && startsWith(bytes, BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes
      isStart = false
      if (!tokens.take(rest)) problem ??= 'notJson'
      return problem
    },
    /** Returns the problem of the complete document, if any. */
    end(): JsonProblem | undefined {
      const isWhole = expected === 'nothing' && tokens.isBetween()
      return problem ?? (isWhole ? undefined : 'notJson')
    },
  }
}
