/** The id of this tab on the server; a reload or a duplicated tab has another one. */
export const TAB_ID = newName()

function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

let changes = 0

/**
 * Returns the next edit number, which increases for the whole life of the tab, so that a reopened form is never behind itself.
 */
export function nextEdit(): number {
  changes += 1
  return changes
}
