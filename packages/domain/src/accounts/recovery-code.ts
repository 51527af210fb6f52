/** How many codes are handed out at once. */
export const RECOVERY_CODES = 10

/** Crockford's letters: none is mistaken for another, in print or over the telephone. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_CHARACTERS = 12

/** As it is shown: K7QF-2MTX-9HPD. */
export function writeRecoveryCode(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** The letters of a typed code, forgiving case, spaces, dashes and the look-alikes; undefined when it cannot be one. */
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
