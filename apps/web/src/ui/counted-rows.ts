/** A row count; above the server's cap it only states that there are more. */
export type CountedRows = { total: number; isCapped: boolean }
