/** Publications behind the reference values, as handbook 4.7 cites them. */
export const ECG_SOURCES = {
  ware: {
    short: 'Ware 6, table 2.4',
    citation:
      'Ware WA, in: Nelson RW, Couto CG (eds), Small Animal Internal Medicine, 6th ed., table 2.4',
  },
  varshney: { short: 'Varshney, ch. 5', citation: 'Varshney, ch. 5' },
  tilley: {
    short: 'Tilley & Smith 2.2',
    citation: 'Tilley & Smith, in: Rapid Review of ECG Interpretation, 2nd ed., table 2.2',
  },
  lord: { short: 'Lord, Vet Rec 167:961', citation: 'Lord et al., Vet Rec 167:961' },
  javma218: { short: 'JAVMA 218:1291', citation: 'JAVMA 218:1291 (24 h, 50 healthy dogs)' },
  plosOne2025: { short: 'PLOS One 2025', citation: 'PLOS One 2025, 0319886 (24 h, large breeds)' },
  jvc16: { short: 'J Vet Cardiol 16:215', citation: 'J Vet Cardiol 16:215 (24 h, cats)' },
  jvc2020: { short: 'J Vet Cardiol 2020', citation: 'J Vet Cardiol 2020 (screening of Dobermans)' },
  vetRec129: { short: 'Vet Rec 129:213', citation: 'Vet Rec 129:213 (24 h, healthy dogs)' },
  jfms2005: {
    short: 'JFMS 2005',
    citation: 'J Feline Med Surg 2005 (heart rate at home and in the clinic)',
  },
  jvim13: { short: 'JVIM 13:175', citation: 'JVIM 13:175 (24 h, cats)' },
  scielo: {
    short: 'SciELO',
    citation: 'SciELO: QT correction in dogs and guinea pigs (Van de Water)',
  },
  jams15: {
    short: 'J Avian Med Surg 15:17',
    citation: 'J Avian Med Surg 15:17 (under isoflurane)',
  },
  javma229: { short: 'JAVMA 229:505', citation: 'JAVMA 229:505 (African grey parrots)' },
  cliniciansBrief: {
    short: "Clinician's Brief",
    citation: "Clinician's Brief (bundle branch block in cats)",
  },
  fromMemory: { short: 'Unverified', citation: 'Unverified; to be checked by a veterinarian' },
} as const satisfies Readonly<Record<string, { short: string; citation: string }>>

export type EcgSourceId = keyof typeof ECG_SOURCES
/** Sources that may be shown to a user as published. */
export type PublishedSourceId = Exclude<EcgSourceId, 'fromMemory'>
