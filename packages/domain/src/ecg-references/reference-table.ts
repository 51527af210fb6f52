import type { AnalysedSpecies } from '../ecg-recordings/ecg-species.ts'
import { type ReferenceColumn, range, typical, unverified } from './reference-cell.ts'

/** Handbook 4.7: adults, lead II, right lateral, awake. A cell of a group comes before that of all adults. */
const DOG: ReferenceColumn = {
  heartRatePerMinute: [
    range('varshney', { high: 220 }, { group: 'young' }),
    range('varshney', { low: 80, high: 180 }, { group: 'toy' }),
    unverified({ low: 60, high: 140 }, { group: 'giant' }),
    range('ware', { low: 60, high: 160 }),
  ],
  pDurationSeconds: [
    range('ware', { high: 0.05 }, { group: 'giant' }),
    range('ware', { high: 0.04 }),
  ],
  pHeightMillivolts: [range('ware', { high: 0.4 })],
  prSeconds: [range('ware', { low: 0.06, high: 0.13 })],
  qrsDurationSeconds: [
    range('ware', { high: 0.05 }, { group: 'small' }),
    range('ware', { high: 0.06 }, { group: 'large' }),
  ],
  rHeightMillivolts: [
    range('ware', { high: 2.5 }, { group: 'small' }),
    range('ware', { high: 3 }, { group: 'large', note: 'deepChestedYoungDogsMore' }),
  ],
  stLevelMillivolts: [range('ware', { low: -0.2, high: 0.15, isExclusive: true })],
  tShareOfR: [range('ware', { high: 0.25, isExclusive: true }, { note: 'anyPolarity' })],
  qtSeconds: [
    range('ware', { low: 0.15, high: 0.25, wider: { high: 0.27 } }, { note: 'againstRate' }),
  ],
  qtcSeconds: [typical('scielo', { low: 0.22, high: 0.23 })],
  axisDegrees: [range('ware', { low: 40, high: 100 })],
  vpcPerDay: [
    typical('plosOne2025', { high: 20, isExclusive: true }, { group: 'large' }),
    typical('javma218', { low: 0, high: 24 }),
  ],
}

const CAT: ReferenceColumn = {
  heartRatePerMinute: [range('ware', { low: 140, high: 240 }, { note: 'dependsOnPlace' })],
  pDurationSeconds: [range('ware', { high: 0.035, wider: { high: 0.04 } })],
  pHeightMillivolts: [range('ware', { high: 0.2 })],
  prSeconds: [range('ware', { low: 0.05, high: 0.09 })],
  qrsDurationSeconds: [range('ware', { high: 0.04 })],
  rHeightMillivolts: [range('ware', { high: 0.9 }, { note: 'anyLead' })],
  qrsTotalMillivolts: [range('ware', { high: 1.2, isExclusive: true })],
  stLevelMillivolts: [range('ware', { low: -0.1, high: 0.1, isExclusive: true })],
  tHeightMillivolts: [range('ware', { high: 0.3 }, { note: 'mostlyPositive' })],
  qtSeconds: [
    range(
      'ware',
      { low: 0.12, high: 0.18, wider: { low: 0.07, high: 0.2 } },
      { note: 'againstRate' },
    ),
  ],
  axisDegrees: [range('ware', { low: 0, high: 160 })],
  vpcPerDay: [typical('jvc16', { low: 4, high: 4 })],
}

const RABBIT: ReferenceColumn = {
  heartRatePerMinute: [range('lord', { low: 198, high: 330 })],
  pDurationSeconds: [range('lord', { low: 0.01, high: 0.05 })],
  pHeightMillivolts: [range('lord', { low: 0.04, high: 0.12 })],
  prSeconds: [range('lord', { low: 0.04, high: 0.08 })],
  qrsDurationSeconds: [range('lord', { low: 0.02, high: 0.06 })],
  rHeightMillivolts: [range('lord', { low: 0.03, high: 0.39 })],
  tHeightMillivolts: [range('lord', { low: 0.05, high: 0.17 })],
  qtSeconds: [range('lord', { low: 0.08, high: 0.16 })],
  axisDegrees: [range('lord', { low: -43, high: 80 })],
}

/** Species without a column have no reference, never that of a dog; the guinea pig has its corrected QT only. */
export const ECG_REFERENCES: Readonly<Partial<Record<AnalysedSpecies, ReferenceColumn>>> = {
  dog: DOG,
  cat: CAT,
  rabbit: RABBIT,
  guineaPig: { qtcSeconds: [typical('scielo', { low: 0.1857, high: 0.1952 })] },
}
