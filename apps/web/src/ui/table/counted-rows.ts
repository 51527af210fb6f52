/** A row count; above the server's cap it only states that there are more. */
export type CountedRows = { total: number; isCapped: boolean }

export const HEADER_ROWS = 1
/** The ARIA value for an unknown row count. */
const UNKNOWN_ROW_COUNT = -1

/** Returns `aria-rowcount` of a table with one row of headers. */
export function rowCountOf({ total, isCapped }: CountedRows): number {
  return isCapped ? UNKNOWN_ROW_COUNT : total + HEADER_ROWS
}
