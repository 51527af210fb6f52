import { type EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { dogAnimal, measuredDog } from '@systole/domain/ecg-reviews/testing/measured-dog'
import { aStrip } from '../../testing/a-strip.ts'
import type { EcgReportSource } from '../build-ecg-report.ts'

const HOSPITAL: EcgReportSource['hospital'] = {
  hospitalId: 'hospital_1',
  name: 'Lantau Pet Clinic',
  country: 'HK',
  address: '8 Mui Wo Ferry Pier Road, Hong Kong',
  phone: '+852 6000 0000',
  email: 'lantau@example.test',
  reportLanguage: 'en_us',
  pushLanguage: 'en_us',
  reportEmails: [],
  representative: '',
  representativeLicense: '',
}

const read = (value: number) => ({ value, uncertainty: 0.01, resolution: 0.005, n: 20 })

/** Builds a reviewed 6L ECG of a dog with one VPC, a couplet and a gap; tests override the relevant fields. */
export function anEcgSource(given: Partial<EcgReportSource> = {}): EcgReportSource {
  const samples = Array.from({ length: 100 }, (_, index) => 100 + 270 * index)
  return {
    caseNumber: 25096,
    submittedAt: new Date('2026-11-23T04:00:00Z'),
    dueAt: new Date('2026-11-23T05:30:00Z'),
    service: 'ecg6l',
    pet: {
      petId: 'pet_1',
      hospitalId: 'hospital_1',
      identifier: '4186',
      name: 'Duke',
      species: 'dog',
      otherSpecies: '',
      breedId: null,
      otherBreed: 'Boxer',
      birthDate: '2018-10-20',
      birthDateEstimated: false,
      gender: 'M',
      neutered: 'snipped',
      weightGrams: 29_400,
      size: 'large',
      ownerName: 'A. Chan',
      ownerEmail: 'owner@example.test',
      ownerContact: '9123 4567',
    },
    hospital: HOSPITAL,
    brand: { variant: 'systole', name: 'Systole' },
    review: aReview(),
    patchRevision: '20261123051548',
    quality: 'acceptable',
    animal: dogAnimal({ service: 'ecg6l' }),
    measured: { ...measuredDog(), gaps: [{ from: 27_000, to: 27_600 }] },
    recorded: {
      file: 'duke.json',
      device: '6-lead handheld',
      filter: '0.05–150 Hz',
      leads: ['I', 'II'],
      valueLead: 'II',
    },
    conditions: { posture: 'right_lateral', state: 'awake' },
    beats: new Map([['r1', { samplesPerSecond: 500, samples }]]),
    rHeights: [{ lead: 'II', millivolts: 1.4 }],
    median: {
      valueLead: 'II',
      leads: [
        { lead: 'I', values: { sMillivolts: read(-0.08) } },
        { lead: 'II', values: { sMillivolts: read(-0.2), stMillivolts: read(-0.04) } },
      ],
      overall: { pAxisDegrees: { ...read(55), uncertainty: 3, resolution: 0 } },
    },
    strips: [
      {
        purpose: 'rhythm',
        rows: [{ strip: { ...aStrip(), filter: '0.05–150 Hz' }, fromBeat: 1, toBeat: 12 }],
      },
    ],
    phraseIn: () => undefined,
    signatures: [
      {
        as: 'first',
        signer: { firstName: 'Ka Lok', lastName: 'Leung', title: 'DVM', licence: '' },
        signedAt: new Date('2026-11-23T05:02:00Z'),
      },
      {
        as: 'second',
        signer: { firstName: 'Kenji', lastName: 'Sato', title: 'DACVIM (Cardiology)', licence: '' },
        signedAt: null,
      },
    ],
    ...given,
  }
}

/** Builds a complete review that rests on the measured dog. */
export function aReview(given: Partial<EcgReview> = {}): EcgReview {
  return {
    ...emptyEcgReview(),
    heart_rate: { rrRate: 112, min: 90, max: 140, counted: 110 },
    rhythm: { sinus: 'yes', regularity: 'regularly irregular' },
    p_wave: { height: 0.2, duration: 0.04, morphology: ['normal'] },
    qrs: { r_height: 1.4, duration: 0.05, morphology: ['normal'], morphology_text: '' },
    pr: { duration: 0.1 },
    p_qrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { qt: 0.2, height: -0.2 },
    axis: 60,
    ectopic: {
      has_vpc: true,
      has_pac: false,
      has_packet_loss: true,
      ranges: [
        { kind: 'vpc', recording: 'r1', from_sample: 1450, to_sample: 1450, count: 1 },
        { kind: 'vpc', recording: 'r1', from_sample: 5230, to_sample: 5500, count: 2 },
        { kind: 'packet_loss', recording: 'r1', from_sample: 27_000, to_sample: 27_600, count: 0 },
      ],
      others: '',
    },
    diagnosis_list: [{ phrase_id: 'vpc', name: 'Ventricular premature complexes (VPC)' }],
    suspected_diagnosis: [{ phrase_id: null, name: 'Cardiomyopathy of the Boxer' }],
    evaluation_list: [
      { phrase_id: 'holter', name: 'Holter recording', priority: 'strongly recommended' },
      { phrase_id: null, name: 'Re-check', priority: 'could consider' },
    ],
    interpretation_note: 'The beats are wide and early.',
    notes: {
      for_reviewer: 'For the reviewer only',
      for_education: 'For teaching only',
      from_cs: 'From CS only',
      for_vet_in_charge: 'Please keep Duke from hard play.',
    },
    ...given,
  }
}
