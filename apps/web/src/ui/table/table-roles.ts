/** Explicit roles, because browsers drop them once `display` turns rows into cards. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  /** The space of rows outside the view. */
  gap: { role: 'presentation' },
}
