import { type EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import type { Hospital } from '@systole/domain/hospitals/hospital'
import type { Pet } from '@systole/domain/pets/pet'
import type { Language } from '@systole/i18n/languages'
import { buildEcgReport, type EcgReportSource } from '../ecg/build-ecg-report.ts'
import type { EcgReportModel } from '../ecg/ecg-report-model.ts'
import { beatsBetween } from '../ecg/number-beats.ts'
import { SAMPLE_ECG_WORDS, type SampleEcgWords } from './sample-ecg-words.ts'
import { type SampleBeat, sampleStrip } from './sample-trace.ts'
import { SAMPLE_WORDS } from './sample-words.ts'

const SAMPLES_PER_SECOND = 500
const SECONDS = 126
const LOST = { from: 71.3, to: 72.5 }
/** The beats that come early: one alone, and two in a row. */
const VENTRICULAR: readonly number[] = [5, 19, 20]

const PET: Pet = {
  ...{ petId: '', hospitalId: '', identifier: '0000', name: 'Duke' },
  ...{ species: 'dog', otherSpecies: '', breedId: 'dog-boxer', otherBreed: '' },
  ...{ birthDate: '2018-01-02', birthDateEstimated: false, gender: 'M', neutered: 'snipped' },
  ...{ weightGrams: 29_400, size: 'large', ownerName: '', ownerEmail: '', ownerContact: '' },
}
const ANIMAL: ReviewedAnimal = {
  service: 'ecg6l',
  pet: PET,
  today: '2026-01-15',
  conditions: { posture: 'right_lateral', state: 'awake' },
}

/** Builds a fictional report of a 6L ECG as a sample for clinics. */
export function sampleEcgReport(language: Language): EcgReportModel {
  const own = language === 'zh_cn' ? 'zh_hk' : language // the report converts (RVIEW-4)
  return buildEcgReport(sourceOf(language, SAMPLE_ECG_WORDS[own], SAMPLE_WORDS[own]), {
    revision: '20260115023800',
    reason: '',
  })
}

function sourceOf(
  language: Language,
  words: SampleEcgWords,
  { hospital: name, address }: { hospital: string; address: string },
): EcgReportSource {
  const beats = sampleBeats()
  const samples = beats.map(({ at }) => Math.round(at * SAMPLES_PER_SECOND))
  const hospital: Hospital = {
    ...{ hospitalId: '', name, address, country: 'HK', phone: '+852 0000 0000', email: '' },
    ...{ reportLanguage: language, pushLanguage: language, reportEmails: [] },
    ...{ representative: '', representativeLicense: '' },
  }
  return {
    ...{ caseNumber: 0, service: 'ecg6l', pet: PET, hospital, animal: ANIMAL },
    ...{ submittedAt: new Date('2026-01-15T01:20:00Z'), dueAt: new Date('2026-01-15T02:50:00Z') },
    brand: { variant: 'systole', name: 'Systole' },
    review: reviewOf(words, samples),
    patchRevision: '20260115014200',
    quality: 'acceptable',
    measured: measuredOf(beats, samples),
    recorded: {
      ...{ file: 'duke_6L.json', device: '', filter: '0.05–150 Hz' },
      ...{ leads: ['I', 'II'], valueLead: 'II' },
    },
    conditions: { ...ANIMAL.conditions, device: words.device, reason: words.reason },
    beats: new Map([['r1', { samplesPerSecond: SAMPLES_PER_SECOND, samples }]]),
    rHeights: [
      { lead: 'I', millivolts: 0.59 },
      { lead: 'II', millivolts: 1.55 },
    ],
    median: medianValues(),
    strips: stripsOf(beats, samples),
    phraseIn: () => undefined,
    signatures: [
      { as: 'first', signer: signerOf(words.first), signedAt: new Date('2026-01-15T02:12:00Z') },
      { as: 'second', signer: signerOf(words.second), signedAt: null },
    ],
  }
}

function signerOf(firstName: string) {
  return { firstName, lastName: '', title: 'DVM', licence: '' }
}

/** Returns the beats: their distance follows breathing, and single ones come early. Lost beats are left out. */
function sampleBeats(): SampleBeat[] {
  const beats: SampleBeat[] = []
  let at = 0.45
  for (let index = 0; at < SECONDS; index += 1) {
    const isLost = at > LOST.from && at < LOST.to
    if (!isLost) beats.push({ at, label: VENTRICULAR.includes(index) ? 'V' : 'N' })
    at += (0.577 + 0.075 * Math.sin(index * 0.9)) * shareAfter(index)
  }
  return beats
}

/** Returns how long the interval after a beat is: shorter before an early one, longer after it. */
function shareAfter(index: number): number {
  if (VENTRICULAR.includes(index + 1)) return 0.66
  return VENTRICULAR.includes(index) ? 1.35 : 1
}

const known = (value: number, uncertainty: number, resolution: number) => ({
  ...{ value, uncertainty, resolution },
  count: 38,
})

function measuredOf(beats: readonly SampleBeat[], samples: readonly number[]): MeasuredEcg {
  const stretch = (seconds: { from: number; to: number }) => ({
    from: seconds.from * SAMPLES_PER_SECOND,
    to: seconds.to * SAMPLES_PER_SECOND,
  })
  return {
    recordingId: 'r1',
    samplesPerSecond: SAMPLES_PER_SECOND,
    sampleCount: SECONDS * SAMPLES_PER_SECOND,
    values: {
      heartRatePerMinute: known(104, 0.6, 0.2),
      pHeightMillivolts: known(0.21, 0.01, 0.0025),
      pDurationSeconds: known(0.045, 0.002, 0.002),
      prSeconds: known(0.11, 0.002, 0.002),
      rHeightMillivolts: known(1.55, 0.03, 0.0025),
      qrsDurationSeconds: known(0.055, 0.002, 0.002),
      qtSeconds: known(0.215, 0.006, 0.002),
      tHeightMillivolts: known(0.3, 0.02, 0.0025),
      axisDegrees: known(65, 2, 0),
    },
    rhythm: {
      rates: {},
      regularity: { intervals: beats.length - 1 },
      ...{ sinus: 'yes', pForEveryQrs: 'no', qrsForEveryP: 'yes', consistentlyRelated: 'yes' },
      p: { judged: beats.length, share: 1 },
      findings: [],
    },
    beats: beats.map(({ label }, index) => ({ sample: samples[index] ?? 0, label })),
    gaps: [stretch(LOST)],
    noise: [stretch({ from: 101, to: 104.3 })],
    undecidedGroups: 0,
  }
}

function medianValues(): NonNullable<EcgReportSource['median']> {
  const read = (value: number, uncertainty = 0.01, resolution = 0.0025) => ({
    ...{ value, uncertainty, resolution },
    n: 38,
  })
  return {
    valueLead: 'II',
    leads: [
      { lead: 'I', values: { sMillivolts: read(-0.04) } },
      { lead: 'II', values: { sMillivolts: read(-0.22), stMillivolts: read(-0.04) } },
    ],
    overall: { pAxisDegrees: read(58, 4, 0) },
  }
}

function reviewOf(words: SampleEcgWords, samples: readonly number[]): EcgReview {
  const [single = 0, one = 0, two = 0] = VENTRICULAR.map((index) => samples[index] ?? 0)
  const range = (from_sample: number, to_sample: number, count: number) => ({
    ...{ kind: 'vpc' as const, recording: 'r1', from_sample, to_sample, count },
  })
  const lost = {
    ...{ kind: 'packet_loss' as const, recording: 'r1', count: 0 },
    from_sample: LOST.from * SAMPLES_PER_SECOND,
    to_sample: LOST.to * SAMPLES_PER_SECOND,
  }
  return {
    ...emptyEcgReview(),
    heart_rate: { rrRate: 104, min: 86, max: 131, counted: 102 },
    rhythm: { sinus: 'yes', regularity: 'regularly irregular' },
    p_wave: { height: 0.21, duration: 0.045, morphology: ['prolonged'] },
    qrs: { r_height: 1.55, duration: 0.055, morphology: ['normal'], morphology_text: '' },
    pr: { duration: 0.11 },
    p_qrs: { p_for_every_qrs: 'no', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { qt: 0.215, height: 0.3 },
    axis: 65,
    ectopic: {
      ...{ has_vpc: true, has_pac: false, has_packet_loss: true, others: '' },
      ranges: [range(single, single, 1), range(one, two, 2), lost],
    },
    diagnosis_list: words.diagnoses.map((name) => ({ phrase_id: null, name })),
    suspected_diagnosis: [{ phrase_id: null, name: words.suspected }],
    interpretation_note: words.interpretation,
    evaluation_list: [
      { phrase_id: null, name: words.evaluations[0], priority: 'strongly recommended' },
      { phrase_id: null, name: words.evaluations[1], priority: 'strongly recommended' },
      { phrase_id: null, name: words.evaluations[2], priority: 'recommended' },
      { phrase_id: null, name: words.evaluations[3], priority: 'could consider' },
    ],
    notes: { for_reviewer: '', for_education: '', from_cs: '', for_vet_in_charge: words.note },
  }
}

function stripsOf(
  beats: readonly SampleBeat[],
  samples: readonly number[],
): EcgReportModel['strips'] {
  const row = (of: Parameters<typeof sampleStrip>[1]) => ({
    strip: sampleStrip(beats, of),
    ...beatsBetween(samples, of.from * SAMPLES_PER_SECOND, of.to * SAMPLES_PER_SECOND - 1),
  })
  return [
    { purpose: 'rhythm', rows: [row({ from: 24.2, to: 27.3, leads: ['II'], speed: 50 })] },
    { purpose: 'vpc', rows: [row({ from: 0.2, to: 6.4, leads: ['II'], speed: 25 })] },
    {
      purpose: 'vpcCouplet',
      rows: [row({ from: 7.6, to: 13.8, leads: ['I', 'II', 'III'], speed: 25 })],
    },
  ]
}
