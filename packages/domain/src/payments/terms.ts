import type { Variant } from '../hospitals/variant.ts'

/**
 * All versions of the user and payment terms, newest first for each variant of the portal. A version never changes: new terms are
 * a new version with its own texts (docs/decisions/0024). PAY-6.
 */
export const TERMS_VERSIONS = {
  systole: ['2026-11-21', '2026-11-20'],
  'systole-cn': ['cn-2026-11-21', 'cn-2026-11-20'],
} as const satisfies Record<Variant, readonly [string, ...string[]]>
export type TermsVersion = (typeof TERMS_VERSIONS)[Variant][number]

/** Returns the version that users accept now. */
export function currentTerms(variant: Variant): TermsVersion {
  return TERMS_VERSIONS[variant][0]
}

/** Returns the variant's version with this name, or `undefined`. */
export function termsNamed(variant: Variant, name: string | undefined): TermsVersion | undefined {
  const versions: readonly TermsVersion[] = TERMS_VERSIONS[variant]
  return versions.find((version) => version === name)
}

/** Returns the date of a version: the last ten characters of its name, `2026-11-20`. */
export function termsDate(version: string): string {
  return version.slice(-10)
}
