/** How many rows a list has; the server counts only so far, and says when there are more. */
export type CountedRows = { total: number; isCapped: boolean }
