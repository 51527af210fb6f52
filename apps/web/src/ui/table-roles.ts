/** Explicit roles, because browsers drop them once `display` turns rows into cards. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  /** The room of rows that are not drawn. */
  gap: { role: 'presentation' },
}
