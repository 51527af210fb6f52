import type { TaxRegion } from './tax-region.ts'

export type TaxIdRefusal = 'taxIdForm' | 'taxIdDigits'

type Rule = { form: RegExp; adds?: (digits: string) => boolean }

/** The format and the check-digit rule of tax numbers in each region. */
const RULES: Record<TaxRegion, Rule> = {
  TW: { form: /^\d{8}$/, adds: fitsTaiwan },
  MY: { form: /^[A-Z0-9][A-Z0-9 /-]{4,24}$/ },
  JP: { form: /^T?\d{13}$/, adds: fitsJapan },
  KR: { form: /^\d{10}$/, adds: fitsKorea },
  CN: { form: /^[0-9A-HJ-NPQRTUWXY]{18}$|^\d{15}$|^[0-9X]{20}$/, adds: fitsChina },
}

/** Normalizes a tax number for comparison and printing: upper case, and without separators except in Malaysia. */
export function tidyTaxId(region: TaxRegion | undefined, text: string): string {
  const typed = text.normalize('NFKC').trim().toUpperCase()
  return region === undefined || region === 'MY' ? typed : typed.replaceAll(/[\s-]/g, '')
}

/**
 * Returns why a normalized tax number is invalid in its region, or `undefined`. Checked early because an issued invoice cannot be
 * changed.
 */
export function refuseTaxId(
  region: TaxRegion | undefined,
  taxId: string,
): TaxIdRefusal | undefined {
  if (taxId === '' || region === undefined) return undefined
  const { form, adds } = RULES[region]
  if (!form.test(taxId)) return 'taxIdForm'
  if (adds && !adds(taxId)) return 'taxIdDigits'
}

const digitsOf = (text: string) => Array.from(text, Number)

/** Checks a 統一編號: digit sums of the weighted digits, divisible by 5 (Ministry of Finance, since April 2023). */
function fitsTaiwan(taxId: string): boolean {
  const weights = [1, 2, 1, 2, 1, 2, 4, 1]
  const digits = digitsOf(taxId)
  const sum = digits.reduce((total, digit, place) => {
    const product = digit * (weights[place] ?? 0)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (digits[6] === 7 && (sum + 1) % 5 === 0)
}

/** Checks a 法人番号: the first digit is the check digit of the other twelve (National Tax Agency). */
function fitsJapan(taxId: string): boolean {
  const [check, ...rest] = digitsOf(taxId.replace('T', ''))
  const sum = rest
    .toReversed()
    .reduce((total, digit, place) => total + digit * (1 + (place % 2)), 0)
  return check === 9 - (sum % 9)
}

/** Checks a 사업자등록번호: the last digit is the check digit of the other nine (National Tax Service). */
function fitsKorea(taxId: string): boolean {
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const digits = digitsOf(taxId)
  const carried = Math.floor(((digits[8] ?? 0) * 5) / 10)
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (digits[place] ?? 0),
    carried,
  )
  return digits[9] === (10 - (sum % 10)) % 10
}

const CHINA = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Checks a 统一社会信用代码: the last character is the check character of the other seventeen (GB 32100-2015). Older numbers have none.
 */
function fitsChina(taxId: string): boolean {
  if (taxId.length !== 18) return true
  let weight = 1
  let sum = 0
  for (const sign of taxId.slice(0, -1)) {
    sum += CHINA.indexOf(sign) * weight
    weight = (weight * 3) % 31
  }
  return CHINA.indexOf(taxId.slice(-1)) === (31 - (sum % 31)) % 31
}
