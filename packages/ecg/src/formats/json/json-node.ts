/**
 * A JSON file without its bulk: objects, lists and texts as they are, but of every array of numbers only where it is and what
 * it contains. A day of samples takes a few bytes.
 */
export type JsonNode =
  | string
  | number
  | boolean
  | null
  | JsonObject
  | JsonList
  | JsonNumbers
  | JsonRows

export type JsonObject = {
  kind: 'object'
  fields: Map<string, JsonNode>
  /** Names that occur more than once; what they mean is not known. */
  repeated: Set<string>
}

export type JsonList = {
  kind: 'list'
  items: JsonNode[]
  /** Items in the file; those beyond the limit are not in `items`. */
  count: number
}

/** The content of numbers of one array or of one column of rows. */
export type NumbersSummary = {
  lowest: number
  highest: number
  /** The most digits after the decimal point. */
  decimals: number
}

/** An array of numbers, `null`, `NaN` and `Infinity`. */
export type JsonNumbers = {
  kind: 'numbers'
  /** The place behind the opening bracket. */
  offset: number
  count: number
  summary: NumbersSummary
  /** The first values, for arrays that are read as a row or a time axis. */
  head: number[]
  last: number
  /** The place of the first item that is no number. */
  otherAt: number | undefined
  isCut: boolean
}

/** An array of many short arrays of numbers, all of one width: samples that take turns, or pairs of time and value. */
export type JsonRows = {
  kind: 'rows'
  offset: number
  count: number
  width: number
  columns: readonly NumbersSummary[]
  /** The first column of the last row, the time if the rows are pairs. */
  last: number
  otherAt: number | undefined
  isCut: boolean
}

export function isKind<Kind extends 'object' | 'list' | 'numbers' | 'rows'>(
  node: JsonNode | undefined,
  kind: Kind,
): node is Extract<JsonNode, { kind: Kind }> {
  return typeof node === 'object' && node !== null && node.kind === kind
}
