/** The species that the signal stages distinguish; `human` serves the reference records only. */
export const ECG_SPECIES = [
  'dog',
  'cat',
  'rabbit',
  'guineaPig',
  'sugarGlider',
  'parrot',
  'human',
] as const
export type EcgSpecies = (typeof ECG_SPECIES)[number]

/** How a profile was found, so that a screen can say how far it can be trusted. */
export type ProfileOrigin = 'measured' | 'scaled' | 'extrapolated'

/** Constants of one species for all stages. The only place for constants of a species in the analysis. */
export type SpeciesProfile = {
  species: EcgSpecies
  origin: ProfileOrigin
  /** Beats per minute: typical, and the extremes that are still believed. */
  typicalRate: number
  slowestRate: number
  fastestRate: number
  /** Two beats are never closer than this. */
  refractorySeconds: number
  /** The band in which the QRS is found. */
  qrsLowHz: number
  qrsHighHz: number
  /** The width of the boxcar over the slope. */
  slopeWindowSeconds: number
  /** After a beat, a peak within this time with a flat slope is its T wave. */
  tGuardSeconds: number
  /** An escape beat after a pause is not faster than this, per minute. */
  fastestEscapeRate: number
  rhythm: RhythmLimits
  waves: WaveLimits
  /** The formula of QTc that fits the species; undefined where none is known to. Van de Water: dog, guinea pig (handbook 4.7). */
  qtCorrection: QtCorrection | undefined
}

export type QtCorrection = 'vanDeWater'

/** Limits that the findings about the rhythm compare with. Handbook 4.6 and 4.7; (m): from memory, to be checked by a veterinarian. */
export type RhythmLimits = {
  /** A longer PR is a first-degree block. */
  longestPrSeconds: number
  /** Successive cycles that differ by this much are sinus arrhythmia. */
  sinusArrhythmiaStepSeconds: number
  /** The stretch before R in which atrial activity shows: the longest PR and half a QRS, up to the onset of the QRS. */
  atrialWindow: { fromSeconds: number; toSeconds: number }
  /** A typical P wave lasts this long. */
  pSeconds: number
  /** R to the end of T at the typical rate; shortens with the cube root of the RR interval. */
  tEndSeconds: number
  /** Beats per minute: runs of ventricular beats are a tachycardia above, an idioventricular rhythm below; (m). */
  ventricularRun: { idioventricularBelow: number; tachycardiaAbove: number } | undefined
}

/** Search limits and resolution for the waves of a beat: lengths of a typical wave, and limits beyond the reference values. */
export type WaveLimits = {
  pSeconds: number
  qrsSeconds: number
  tSeconds: number
  /** P onset to QRS onset, first-degree block included. */
  longestPrSeconds: number
  /** QRS onset to J, bundle branch block and ventricular beats included. */
  longestQrsSeconds: number
  /**
   * The width of each of the two running means over the slope of the QRS. A wide one delays the bounds of a short QRS; people begin
   * the gradual human QRS earlier than its slope does.
   */
  qrsSmoothingSeconds: number
  /** QRS onset to T end at slow rates. */
  longestQtSeconds: number
  /** QRS onset to T peak at the typical rate; it grows with the root of RR. */
  latestTPeakSeconds: number
  /** The ST level is read this long after J. */
  stDelaySeconds: number
}

/**
 * Handbook 4.3. Dog from two real dogs and the PhysioZoo dog; cat scaled, because no feline recording was available; rabbit scaled and
 * compared with the PhysioZoo rabbit; the small mammals and birds are extrapolated.
 * Escape rates: dog and cat handbook 4.6; human junctional escape 40–60; the others their slowest believed rate, for want of a source.
 */
export const SPECIES_PROFILES: Readonly<Record<EcgSpecies, SpeciesProfile>> = {
  dog: {
    species: 'dog',
    origin: 'measured',
    typicalRate: 110,
    slowestRate: 30,
    fastestRate: 300,
    refractorySeconds: 0.14,
    qrsLowHz: 8,
    qrsHighHz: 40,
    slopeWindowSeconds: 0.06,
    tGuardSeconds: 0.2,
    fastestEscapeRate: 60,
    rhythm: {
      longestPrSeconds: 0.13,
      sinusArrhythmiaStepSeconds: 0.12,
      atrialWindow: { fromSeconds: 0.18, toSeconds: 0.035 },
      pSeconds: 0.04,
      tEndSeconds: 0.19,
      ventricularRun: { idioventricularBelow: 160, tachycardiaAbove: 180 },
    },
    waves: {
      // Typical and upper limits: Ware, table 2.4 (P ≤ 0.04, PR 0.06–0.13, QRS ≤ 0.06, QT 0.15–0.25 s), PhysioZoo dog (QT 0.19 s);
      // the search goes to twice the PR (first-degree block) and the QRS of a bundle branch block (over 0.08 s, Tilley & Smith).
      pSeconds: 0.04,
      qrsSeconds: 0.05,
      tSeconds: 0.08,
      longestPrSeconds: 0.26,
      longestQrsSeconds: 0.14,
      qrsSmoothingSeconds: 0.003,
      longestQtSeconds: 0.34,
      latestTPeakSeconds: 0.23,
      stDelaySeconds: 0.04,
    },
    qtCorrection: 'vanDeWater',
  },
  cat: {
    species: 'cat',
    origin: 'scaled',
    typicalRate: 190,
    slowestRate: 80,
    fastestRate: 350,
    refractorySeconds: 0.11,
    qrsLowHz: 10,
    qrsHighHz: 60,
    slopeWindowSeconds: 0.04,
    tGuardSeconds: 0.15,
    fastestEscapeRate: 130,
    rhythm: {
      longestPrSeconds: 0.09,
      sinusArrhythmiaStepSeconds: 0.1,
      atrialWindow: { fromSeconds: 0.125, toSeconds: 0.024 },
      pSeconds: 0.035,
      tEndSeconds: 0.14,
      ventricularRun: undefined,
    },
    waves: {
      // Ware, table 2.4 (P ≤ 0.04, PR 0.05–0.09, QRS ≤ 0.04, QT 0.12–0.18, up to 0.20 s); block over 0.06 s (Tilley & Smith).
      pSeconds: 0.035,
      qrsSeconds: 0.035,
      tSeconds: 0.06,
      longestPrSeconds: 0.18,
      longestQrsSeconds: 0.1,
      qrsSmoothingSeconds: 0.003,
      longestQtSeconds: 0.26,
      latestTPeakSeconds: 0.17,
      stDelaySeconds: 0.02,
    },
    qtCorrection: undefined,
  },
  rabbit: {
    species: 'rabbit',
    origin: 'scaled',
    typicalRate: 260,
    slowestRate: 150,
    fastestRate: 400,
    refractorySeconds: 0.1,
    qrsLowHz: 10,
    qrsHighHz: 60,
    slopeWindowSeconds: 0.04,
    tGuardSeconds: 0.12,
    fastestEscapeRate: 150,
    rhythm: {
      longestPrSeconds: 0.08,
      sinusArrhythmiaStepSeconds: 0.1,
      atrialWindow: { fromSeconds: 0.11, toSeconds: 0.022 },
      pSeconds: 0.03,
      tEndSeconds: 0.11,
      ventricularRun: undefined,
    },
    waves: {
      // Lord, Vet Rec 167:961 (P 0.01–0.05, PR 0.04–0.08, QRS 0.02–0.06, QT 0.08–0.16 s), PhysioZoo rabbit (QRS 0.02, QT 0.12 s).
      pSeconds: 0.03,
      qrsSeconds: 0.035,
      tSeconds: 0.05,
      longestPrSeconds: 0.15,
      longestQrsSeconds: 0.09,
      qrsSmoothingSeconds: 0.003,
      longestQtSeconds: 0.22,
      latestTPeakSeconds: 0.14,
      stDelaySeconds: 0.015,
    },
    qtCorrection: undefined,
  },
  guineaPig: smallAnimal('guineaPig'),
  sugarGlider: smallAnimal('sugarGlider'),
  parrot: smallAnimal('parrot'),
  human: {
    species: 'human',
    origin: 'measured',
    typicalRate: 75,
    slowestRate: 30,
    fastestRate: 200,
    refractorySeconds: 0.22,
    qrsLowHz: 6,
    qrsHighHz: 22,
    slopeWindowSeconds: 0.1,
    tGuardSeconds: 0.38,
    fastestEscapeRate: 60,
    rhythm: {
      longestPrSeconds: 0.2,
      sinusArrhythmiaStepSeconds: 0.12,
      atrialWindow: { fromSeconds: 0.26, toSeconds: 0.06 },
      pSeconds: 0.1,
      tEndSeconds: 0.36,
      ventricularRun: { idioventricularBelow: 100, tachycardiaAbove: 120 },
    },
    waves: {
      // Means of the 67 open LUDB records (P 0.10, QRS 0.095, T 0.18 s); first-degree block to 0.32 s; QTc (Bazett) to 0.54 s, its T
      // peak 0.1 s earlier.
      pSeconds: 0.1,
      qrsSeconds: 0.095,
      tSeconds: 0.18,
      longestPrSeconds: 0.3,
      longestQrsSeconds: 0.2,
      qrsSmoothingSeconds: 0.018,
      longestQtSeconds: 0.6,
      latestTPeakSeconds: 0.43,
      stDelaySeconds: 0.06,
    },
    qtCorrection: undefined,
  },
}

function smallAnimal(species: EcgSpecies): SpeciesProfile {
  return {
    species,
    origin: 'extrapolated',
    typicalRate: 260,
    slowestRate: 150,
    fastestRate: 600,
    refractorySeconds: 0.08,
    qrsLowHz: 10,
    qrsHighHz: 60,
    slopeWindowSeconds: 0.04,
    tGuardSeconds: 0.1,
    fastestEscapeRate: 150,
    rhythm: {
      longestPrSeconds: 0.08,
      sinusArrhythmiaStepSeconds: 0.1,
      atrialWindow: { fromSeconds: 0.11, toSeconds: 0.022 },
      pSeconds: 0.03,
      tEndSeconds: 0.11,
      ventricularRun: undefined,
    },
    waves: {
      // Extrapolated from the rabbit; parrots: P 0.012–0.018 s (JAVMA 229:505), rates to 571 (J Avian Med Surg 15:17).
      pSeconds: 0.02,
      qrsSeconds: 0.025,
      tSeconds: 0.04,
      longestPrSeconds: 0.12,
      longestQrsSeconds: 0.08,
      qrsSmoothingSeconds: 0.003,
      longestQtSeconds: 0.2,
      latestTPeakSeconds: 0.12,
      stDelaySeconds: 0.015,
    },
    qtCorrection: species === 'guineaPig' ? 'vanDeWater' : undefined,
  }
}
