import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'

/** Einthoven and Goldberger: the four limb leads as shares of I and II. */
export const DERIVED_LEADS = [
  { name: 'III', ofI: -1, ofII: 1 },
  { name: 'aVR', ofI: -0.5, ofII: -0.5 },
  { name: 'aVL', ofI: 1, ofII: -0.5 },
  { name: 'aVF', ofI: -0.5, ofII: 1 },
] as const
export type DerivedLead = (typeof DERIVED_LEADS)[number]

const LIMB_ORDER = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF']

/** Sorts leads in their usual order: limb leads first, others as they are. */
export function inLimbOrder<Lead extends { name: string }>(leads: readonly Lead[]): Lead[] {
  const place = ({ name }: Lead) => LIMB_ORDER.findIndex((limb) => sameName(limb, name)) >>> 0
  return leads.toSorted((one, other) => place(one) - place(other))
}

export function sameName(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}

type Scale = { countsPerMillivolt: number; baseline: number }

/** Returns the scale of a derived lead: half the finer gain of I and II, because their difference can be twice as large. */
export function derivedScale(leadI: Scale, leadII: Scale): Scale {
  return {
    countsPerMillivolt: Math.max(leadI.countsPerMillivolt, leadII.countsPerMillivolt) / 2,
    baseline: 0,
  }
}

/** Writes the counts of a derived lead from those of I and II over the same stretch into `out`. */
export function combine(
  { ofI, ofII }: DerivedLead,
  leadI: Scale & { counts: Int16Array },
  leadII: Scale & { counts: Int16Array },
  out: Int16Array,
): void {
  const { countsPerMillivolt } = derivedScale(leadI, leadII)
  const perI = (ofI * countsPerMillivolt) / leadI.countsPerMillivolt
  const perII = (ofII * countsPerMillivolt) / leadII.countsPerMillivolt
  for (let at = 0; at < out.length; at += 1) {
    const one = leadI.counts[at] ?? NO_SAMPLE
    const two = leadII.counts[at] ?? NO_SAMPLE
    out[at] =
      one === NO_SAMPLE || two === NO_SAMPLE
        ? NO_SAMPLE
        : within((one - leadI.baseline) * perI + (two - leadII.baseline) * perII)
  }
}

function within(count: number): number {
  return Math.max(-32_767, Math.min(32_767, Math.round(count)))
}
