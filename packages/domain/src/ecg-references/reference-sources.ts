/** Publications behind the reference values, as handbook 4.7 cites them. */
export const ECG_SOURCES = {
  ware: {
    citation:
      'Ware WA, in: Nelson RW, Couto CG (eds), Small Animal Internal Medicine, 6th ed., table 2.4',
  },
  varshney: { citation: 'Varshney, ch. 5' },
  tilley: {
    citation: 'Tilley & Smith, in: Rapid Review of ECG Interpretation, 2nd ed., table 2.2',
  },
  lord: { citation: 'Lord et al., Vet Rec 167:961' },
  javma218: { citation: 'JAVMA 218:1291 (24 h, 50 healthy dogs)' },
  plosOne2025: { citation: 'PLOS One 2025, 0319886 (24 h, large breeds)' },
  jvc16: { citation: 'J Vet Cardiol 16:215 (24 h, cats)' },
  jvc2020: { citation: 'J Vet Cardiol 2020 (screening of Dobermans)' },
  jfms2005: { citation: 'J Feline Med Surg 2005 (heart rate at home and in the clinic)' },
  jvim13: { citation: 'JVIM 13:175 (24 h, cats)' },
  scielo: { citation: 'SciELO: QT correction in dogs and guinea pigs (Van de Water)' },
  jams15: { citation: 'J Avian Med Surg 15:17 (under isoflurane)' },
  javma229: { citation: 'JAVMA 229:505 (African grey parrots)' },
  cliniciansBrief: { citation: "Clinician's Brief (bundle branch block in cats)" },
  fromMemory: { citation: 'Unverified; to be checked by a veterinarian' },
} as const satisfies Readonly<Record<string, { citation: string }>>

export type EcgSourceId = keyof typeof ECG_SOURCES
/** Sources that may be shown to a user as published. */
export type PublishedSourceId = Exclude<EcgSourceId, 'fromMemory'>
