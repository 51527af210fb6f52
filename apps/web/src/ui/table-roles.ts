/** Said outright, because a browser forgets them once `display` makes cards of the rows. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  /** The room of rows that are not drawn. */
  gap: { role: 'presentation' },
}
