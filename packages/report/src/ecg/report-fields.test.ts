import { EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import {
  REVIEW_FIELD_NAMES,
  type ReviewField,
  writeField,
} from '@systole/domain/ecg-reviews/review-fields'
import { dogAnimal } from '@systole/domain/ecg-reviews/testing/measured-dog'
import type { Species } from '@systole/domain/pets/pet'
import { expect, test } from 'vitest'
import { layOutReport } from '../sections.ts'
import { buildEcgReport } from './build-ecg-report.ts'
import { anEcgSource, aReview } from './testing/an-ecg-source.ts'

const around = { toSimplified: (text: string) => text }
const RELEASE = { revision: '20261123052100', reason: '' }
const NBSP = '\u00a0'

function reportText(review: EcgReview): string {
  return JSON.stringify(layOutReport(buildEcgReport(anEcgSource({ review }), RELEASE), around))
}

/** Handbook 2 and 5.8: a value of each field and the text that the report has for it, or why it has none. */
const PLACES: Readonly<
  Record<ReviewField, { value: unknown; text: string } | { without: string; value: unknown }>
> = {
  'heart_rate.rrRate': { value: 133.4, text: `133${NBSP}bpm` },
  'heart_rate.min': { value: 71, text: `71${NBSP}bpm` },
  'heart_rate.max': { value: 219, text: `219${NBSP}bpm` },
  'heart_rate.counted': { value: 127, text: `127${NBSP}bpm` },
  'rhythm.sinus': { value: 'no', text: 'not sinus rhythm' },
  'rhythm.regularity': { value: 'irregular', text: '"irregular"' },
  'p_wave.height': { value: 0.333, text: `0.33${NBSP}mV` },
  'p_wave.duration': { value: 0.0861, text: `0.085${NBSP}s` },
  'p_wave.morphology': { value: ['tall', 'notch'], text: 'tall, notched' },
  'qrs.r_height': { value: 2.716, text: `2.72${NBSP}mV` },
  'qrs.duration': { value: 0.0729, text: `0.075${NBSP}s` },
  'qrs.morphology': { value: ['deep S', 'low voltage'], text: 'deep S, low voltage' },
  'qrs.morphology_text': { value: 'fragmented', text: 'fragmented' },
  axis: { value: -92, text: '\u221290°' },
  'p_qrs.p_for_every_qrs': { value: 'no', text: '"P for every QRS","value":"No"' },
  'p_qrs.qrs_for_every_p': { value: 'no', text: '"QRS for every P","value":"No"' },
  'p_qrs.consistently_related': { value: 'no', text: '"Constant relation","value":"No"' },
  'pr.duration': { value: 0.1234, text: `0.125${NBSP}s` },
  't_wave.qt': { value: 0.2871, text: `0.285${NBSP}s` },
  't_wave.height': { value: -0.457, text: `\u22120.46${NBSP}mV` },
  'ectopic.has_vpc': { value: false, text: '"VPC","value":"None seen"' },
  'ectopic.has_pac': { value: null, text: '"PAC","value":"Not applicable"' },
  'ectopic.has_packet_loss': { value: false, text: '"Packet loss","value":"None seen"' },
  'ectopic.ranges': {
    value: [{ kind: 'vpc', recording: 'r1', from_sample: 3340, to_sample: 3610, count: 2 }],
    text: 'beats 13–14 (0:06.7)',
  },
  'ectopic.others': { value: '逸搏兩個', text: '逸搏兩個' },
  diagnosis_list: { value: [{ phrase_id: null, name: 'Sinus pause' }], text: 'Sinus pause' },
  suspected_diagnosis: { value: [{ phrase_id: null, name: 'DCM' }], text: 'Suspected: DCM' },
  other_diagnoses: { value: 'First line\nSecond line', text: 'Second line' },
  interpretation_list: { value: [{ phrase_id: null, text: '洞調律です' }], text: '洞調律です' },
  interpretation_note: { value: 'Wide beats', text: 'Wide beats' },
  evaluation_list: {
    value: [{ phrase_id: null, name: 'Echo', priority: 'recommended' }],
    text: '["Echo","Recommended"]',
  },
  evaluation_note: { value: 'Holter first', text: 'Holter first' },
  treatment_note: { value: 'No drug now', text: 'No drug now' },
  'notes.for_reviewer': { value: 'inside-1', without: 'handbook 2: stays in the house' },
  'notes.for_education': { value: 'inside-2', without: 'handbook 2: stays in the house' },
  'notes.from_cs': { value: 'inside-3', without: 'handbook 2: stays in the house' },
  'notes.for_vet_in_charge': { value: 'Call me', text: 'Call me' },
}

/** Parts of the document that are no fields of the review, with the reason why the report does not print them. */
const NO_FIELDS: Readonly<Record<string, string>> = {
  sources: 'who said a value is shown while reviewing; the signature answers for all of them',
}

/** Returns the paths of a document, as deep as the fields of the table go. */
function pathsOf(document: EcgReview): string[] {
  return Object.entries(document).flatMap(([part, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && part !== 'sources'
      ? Object.keys(value).map((name) => `${part}.${name}`)
      : [part],
  )
}

test('ECG-9 every field of the document is in the report, or has a reason why it is not', () => {
  const paths = pathsOf(emptyEcgReview())
  expect(paths.filter((path) => !(path in PLACES) && !(path in NO_FIELDS))).toEqual([])
  expect(Object.keys(PLACES).toSorted()).toEqual([...REVIEW_FIELD_NAMES].toSorted())
})

test.each(REVIEW_FIELD_NAMES)(
  'ECG-9 %s is printed where the hospital reads it, or not at all',
  (field) => {
    const place = PLACES[field]
    const review = EcgReview.parse(writeField(aReview(), field, place.value as never))
    const text = reportText(review)
    if ('text' in place) {
      expect(text).toContain(place.text)
      expect(reportText(aReview())).not.toContain(place.text)
    } else expect(text).not.toContain(String(place.value))
  },
)

function tableOf(given: Parameters<typeof anEcgSource>[0] = {}) {
  const { sections } = layOutReport(buildEcgReport(anEcgSource(given), RELEASE), around)
  const table = sections.find(({ id }) => id === 'measurements')
  if (table?.kind !== 'table') throw new Error('no table')
  return {
    note: table.note ?? '',
    row: (name: string) => table.rows.find(([first]) => first === name),
  }
}

// E17, handbook 4.7: ST within -0.2 and 0.15 mV; S in I over 0.05 and in II over 0.35 mV; T under 25 % of R; QTc typically 0.22-0.23 s.
test('ECG-9 a 6L report has ST, S in I and II and the axis of P with their references', () => {
  const { row, note } = tableOf()
  const spread = `±${NBSP}0.010, step 0.005${NBSP}mV`
  const range = `\u22120.2 to 0.15${NBSP}mV`
  expect(row('ST deviation, lead II')).toEqual([
    'ST deviation, lead II',
    `\u22120.04${NBSP}mV`,
    spread,
    range,
    'within',
  ])
  expect(row('S, lead I')?.slice(1)).toEqual([
    `\u22120.08${NBSP}mV`,
    spread,
    `from \u22120.05${NBSP}mV`,
    'below',
  ])
  expect(row('S, lead II')?.slice(1)).toEqual([
    `\u22120.20${NBSP}mV`,
    spread,
    `from \u22120.35${NBSP}mV`,
    'within',
  ])
  expect(row('P axis')?.slice(1)).toEqual(['55°', `±${NBSP}3.0°`, 'No reference', '–'])
  expect(row('T height')?.slice(3)).toEqual([`up to 25${NBSP}% of R`, 'within'])
  // 0.2 + 0.087 (1 - 60 / 112)
  expect(row('QTc, Van de Water')?.slice(1)).toEqual([
    `0.240${NBSP}s`,
    '',
    `0.22 to 0.23${NBSP}s`,
    '–',
  ])
  expect(note).toContain('Automatic, not edited by the reviewer: ST deviation, lead II, S, lead I')
})

test('ECG-9 a lead without S says so, ST of zero is a value, and no P leaves its axis without one', () => {
  const read = (value: number) => ({ value, uncertainty: 0.01, resolution: 0.005, n: 20 })
  const median = {
    valueLead: 'II',
    leads: [{ lead: 'II', values: { sMillivolts: read(0), stMillivolts: read(0) } }],
    overall: { pAxisDegrees: read(0) },
  }
  const { row } = tableOf({ median })
  expect(row('S, lead II')?.[1]).toBe('None seen')
  expect(row('S, lead I')?.[1]).toBe('Not applicable')
  expect(row('ST deviation, lead II')?.[1]).toBe(`0.00${NBSP}mV`)
  expect(row('P axis')?.[1]).toBe('0°')
  const p_wave = { height: null, duration: null, morphology: ['indiscernible' as const] }
  expect(tableOf({ median, review: aReview({ p_wave }) }).row('P axis')?.[1]).toBe('Not applicable')
})

test('ECG-9 a 1L report has no ST, S or axis of P, and QTc only for species with a formula', () => {
  const names = ['ST deviation, lead II', 'S, lead I', 'S, lead II', 'P axis', 'QTc, Van de Water']
  const shownFor = (species: Species) => {
    const { row } = tableOf({ service: 'ecg1l', animal: dogAnimal({ species }) })
    return names.filter((name) => row(name))
  }
  expect(shownFor('dog')).toEqual(['QTc, Van de Water'])
  expect(shownFor('cat')).toEqual([])
})

test('ECG-9 a report of before ST and S were printed is still shown', () => {
  const { furtherValues: _, ...earlier } = buildEcgReport(anEcgSource(), RELEASE)
  const text = JSON.stringify(layOutReport(earlier, around))
  expect(text).toContain('QRS axis')
  expect(text).not.toContain('ST deviation')
})

const DAY = {
  hours: [{ hour: 7, mean: 60, min: 31, max: 120, vpc: 5, pac: 0, pauses: 4 }],
  pauses: [{ seconds: 3.4, atSeconds: 37_327, beat: 40_112 }],
}

test('ECG-9 a day has its counts, the criterion of the breed and what is known of healthy dogs', () => {
  const summary = {
    startedAt: '2026-11-21T17:30:05',
    ventricular: { count: 670, couplets: 6, runs: 1, shapes: 2 },
    fastestRun: { beats: 5, perMinute: 247, atSeconds: 51_912 },
    atrial: 35,
    screening: { vpcPerDay: 50, isOver: true, source: 'J Vet Cardiol 2020' },
    healthyPause: { seconds: 5.7, source: 'Vet Rec 129:213' },
  }
  const model = buildEcgReport(anEcgSource({ day: { ...DAY, summary } }), RELEASE)
  const text = JSON.stringify(layOutReport(model, around))
  for (const each of [
    'Findings over 58.8\u00a0s',
    '670 (couplets 6, runs 1, shapes 2)',
    '5 beats at 247\u00a0bpm (14:25:12.0)',
    'Over the criterion: 50 VPC a day, or one couplet, run or VT (J Vet Cardiol 2020)',
    '"7:00 (00:30)","60\u00a0bpm","31\u00a0bpm","120\u00a0bpm","5","0","4"',
    '3.40\u00a0s after beat 40112 (10:22:07.0)',
    'pauses of up to 5.7\u00a0s (Vet Rec 129:213)',
  ])
    expect(text).toContain(each)
  expect(JSON.stringify(layOutReport({ ...model, day: DAY }, around))).toContain(
    '"7:00","60\u00a0bpm"',
  )
})

test('ECG-9 the report of a day names the first twenty places of a form and counts the others', () => {
  const { ectopic } = aReview()
  const ranges = Array.from({ length: 45 }, (_, index) => ({
    ...{ kind: 'vpc' as const, recording: 'r1', count: 1 },
    ...{ from_sample: 100 + index * 540, to_sample: 100 + index * 540 },
  }))
  const review = aReview({ ectopic: { ...ectopic, ranges } })
  const textOf = (given: object) =>
    JSON.stringify(layOutReport(buildEcgReport(anEcgSource({ review, ...given }), RELEASE), around))
  expect(textOf({ day: DAY })).toContain('beat 39 (0:20.7); and 25 more')
  expect(textOf({ day: DAY })).not.toContain('beat 41 (')
  expect(textOf({})).toContain('beat 89 (')
})

// Handbook 5.7: the reading error of a QRS is 5 ms. 70 samples of a median beat at 1,000 Hz are 0.07 s.
test('ECG-9 a duration between bounds that the reviewer moved has the reading error, another number none', () => {
  const beatRate = 1000
  const median = { ...anEcgSource().median, valueLead: 'II', leads: [], overall: {}, beatRate }
  const withBounds = (duration: number) =>
    aReview({
      qrs: { ...aReview().qrs, duration },
      sources: {
        'qrs.duration': { by: 'reviewer', auto: 0.05, bounds: { lead: 'II', from: -30, to: 40 } },
      },
    })
  const moved = tableOf({ median, review: withBounds(0.07) })
  expect(moved.row('QRS duration')?.slice(1, 3)).toEqual([
    `0.070${NBSP}s`,
    `±${NBSP}0.005, step 0.002${NBSP}s`,
  ])
  expect(moved.note).toContain(
    'bounds that the reviewer set, ± is the reading error: QRS duration.',
  )
  const typed = tableOf({ median, review: withBounds(0.08) })
  expect(typed.row('QRS duration')?.[2]).toBe(`step 0.002${NBSP}s`)
  expect(typed.note).not.toContain('bounds that the reviewer set')
})
