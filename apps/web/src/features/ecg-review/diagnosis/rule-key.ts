import type { EnglishTexts } from '@systole/i18n/text-parts'

type RuleKey = keyof EnglishTexts['ecgConclusion']['rules']

const KEYS: Readonly<Record<RuleKey, true>> = {
  withinLimits: true,
  respiratorySinusArrhythmia: true,
  catSinusArrhythmia: true,
  sinusTachycardia: true,
  sinusBradycardia: true,
  atrialFibrillation: true,
  ventricularPremature: true,
  ventricularTachycardia: true,
  atrialPremature: true,
  supraventricularTachycardia: true,
  firstDegreeBlock: true,
  secondDegreeBlock: true,
  thirdDegreeBlock: true,
  sinusArrest: true,
  longestPause: true,
  wanderingPacemaker: true,
  pTallOrProlonged: true,
  qrsTallOrWide: true,
  enlargedCat: true,
  pTall: true,
  pProlonged: true,
  qrsTall: true,
  packetLoss: true,
  noise: true,
}

/** Returns the key of a rule's words, or `undefined` for a rule that the screens have no words for. */
export function ruleKey(rule: string): RuleKey | undefined {
  return Object.hasOwn(KEYS, rule) ? (rule as RuleKey) : undefined // a key of the table
}
