/** Letters and digits that are not easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const BITS = 5n

/**
 * Returns the code printed under a report, `K7QM-2X9D-4TZB`: the first 60 bits of the SHA-256 of its content, so it cannot be
 * guessed without the report.
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

/** Parses a typed code: lower case, without hyphens, O for 0, I or L for 1. */
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
