/** Letters and digits that are not taken for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const BITS = 5n

/**
 * The code under a report, `K7QM-2X9D-4TZB`: the first 60 bits of its content's SHA-256. Who holds the report can show
 * it; who does not would have to know every word of it.
 */
export function verifyCode(modelSha256: string): string {
  let rest = BigInt(`0x${modelSha256.slice(0, 15)}`)
  let code = ''
  for (let place = 0; place < LENGTH; place += 1) {
    code = `${LETTERS[Number(rest % 32n)]}${code}`
    rest >>= BITS
  }
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as people type it: small letters, without hyphens, O for 0, I or L for 1. */
export function readVerifyCode(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}
