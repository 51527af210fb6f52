import { ascii, startsWith, uint16Be, uint16Le, uint32Le } from '../bytes.ts'

const PREAMBLE_BYTES = 128
/** The first groups of a data set: file meta information, identification. */
const META_GROUP = 0x0002
const IDENTIFICATION_GROUP = 0x0008
const FIRST_GROUPS = [META_GROUP, IDENTIFICATION_GROUP]
const FIRST_ELEMENT_MAX = 0x0100
const IMPLICIT_LENGTH_MAX = 1024

/** Returns whether the file is DICOM, or a bare data set as written by old devices. */
export function isDicom(head: Uint8Array): boolean {
  const isPrefixed = ascii(head, PREAMBLE_BYTES, PREAMBLE_BYTES + 4) === 'DICM'
  // the text of a bare data set can contain the letters at this place
  const hasMeta = uint16Le(head, PREAMBLE_BYTES + 4) === META_GROUP
  if (isPrefixed && (hasMeta || !startsDataSet(head))) return hasHarmlessPreamble(head)
  return startsDataSet(head)
}

/** The characters that devices write into the preamble: their name, or nothing. */
const NAME_BYTES = /^[A-Za-z0-9 _.,:()/\0-]*$/
const PROGRAM_STARTS = ['MZ', 'PK']
/** No system runs a program, nor a browser a page, from a file with this beginning. */
const ZERO_START = /^\0{4}[^<]*$/

/**
 * Accepts a preamble that is empty, a TIFF header, the name of a machine, or that starts with zeros. Any other can be a program
 * that is also a picture (CVE-2019-11687).
 */
function hasHarmlessPreamble(head: Uint8Array): boolean {
  const isTiff =
    startsWith(head, [0x49, 0x49, 0x2a, 0x00]) || startsWith(head, [0x4d, 0x4d, 0x00, 0x2a])
  const preamble = ascii(head, 0, PREAMBLE_BYTES)
  const isName = NAME_BYTES.test(preamble) && !PROGRAM_STARTS.includes(preamble.slice(0, 2))
  return isTiff || isName || ZERO_START.test(preamble)
}

function startsDataSet(head: Uint8Array): boolean {
  if (head.length < 8) return false
  const isExplicit = /^[A-Z]{2}$/.test(ascii(head, 4, 6))
  if (isExplicit && uint16Be(head, 0) === IDENTIFICATION_GROUP)
    return uint16Be(head, 2) <= FIRST_ELEMENT_MAX
  if (!FIRST_GROUPS.includes(uint16Le(head, 0))) return false
  if (uint16Le(head, 2) > FIRST_ELEMENT_MAX) return false
  return isExplicit || uint32Le(head, 4) <= IMPLICIT_LENGTH_MAX
}
