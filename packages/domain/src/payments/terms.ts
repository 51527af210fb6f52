import type { Variant } from '../hospitals/variant.ts'

/**
 * Every wording of the user and payment terms, newest first for each variant of the portal. A wording never changes:
 * a new one is a new version with texts of its own (docs/decisions/0024). PAY-6.
 */
export const TERMS_VERSIONS = {
  systole: ['2026-11-21', '2026-11-20'],
  'systole-cn': ['cn-2026-11-21', 'cn-2026-11-20'],
} as const satisfies Record<Variant, readonly [string, ...string[]]>
export type TermsVersion = (typeof TERMS_VERSIONS)[Variant][number]

/** What is accepted now. */
export function currentTerms(variant: Variant): TermsVersion {
  return TERMS_VERSIONS[variant][0]
}

/** The variant's wording of that name, or undefined for any other word. */
export function termsNamed(variant: Variant, name: string | undefined): TermsVersion | undefined {
  const versions: readonly TermsVersion[] = TERMS_VERSIONS[variant]
  return versions.find((version) => version === name)
}

/** The day a wording is of: the last ten characters of its name, `2026-11-20`. */
export function termsDate(version: string): string {
  return version.slice(-10)
}
