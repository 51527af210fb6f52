/** A local code, not of the wire: the file on this device changed or is unreadable. */
export const UNREADABLE = 1
