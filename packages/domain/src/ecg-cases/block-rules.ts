/** The rules of the analysis that suspect a block between atria and ventricles. */
const BLOCK_RULES = [
  'firstDegreeBlock',
  'secondDegreeMobitzI',
  'secondDegreeMobitzII',
  'secondDegreeTwoToOne',
  'secondDegreeAdvanced',
  'thirdDegreeBlock',
] as const

/** Returns whether one of these findings suspects a block. */
export function isBlockSuspected(rules: readonly string[]): boolean {
  return BLOCK_RULES.some((rule) => rules.includes(rule))
}
