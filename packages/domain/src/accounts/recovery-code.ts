/** The number of recovery codes issued in one set. */
export const RECOVERY_CODES = 10

/** Crockford's base 32 alphabet, without letters that are easily confused in print or on the telephone. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_CHARACTERS = 12

/** Formats the letters of a recovery code for display: K7QF-2MTX-9HPD. */
export function writeRecoveryCode(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/**
 * Parses a typed recovery code, ignoring case, spaces and dashes and mapping look-alike letters. Returns `undefined` if it cannot
 * be one.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode =
    letters.length === RECOVERY_CHARACTERS &&
    [...letters].every((letter) => RECOVERY_ALPHABET.includes(letter))
  return isCode ? letters : undefined
}
