/** Not a code of the wire: the file on this device changed or cannot be read. */
export const UNREADABLE = 1
