const BYTES = 32

/** Keys of a page whose storage is closed, as it can be in a frame of another site. */
const inMemory = new Map<string, string>()

/** Returns the key of this tab for a ticket, kept while the tab is open: a copy of the address lacks it. */
export function openerKey(ticket: string): string {
  const name = `ecg-opener:${ticket.slice(0, 16)}`
  const known = readKept(name)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  inMemory.set(name, key)
  try {
    sessionStorage.setItem(name, key)
  } catch {
    // the key lives as long as the page
  }
  return key
}

function readKept(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? inMemory.get(name)
  } catch {
    return inMemory.get(name)
  }
}
