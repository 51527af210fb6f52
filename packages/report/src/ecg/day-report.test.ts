import { expect, test } from 'vitest'
import { layOutReport } from '../sections.ts'
import { buildEcgReport } from './build-ecg-report.ts'
import { chooseStrips } from './choose-strips.ts'
import type { DaySummary, EcgReportModel } from './ecg-report-model.ts'
import { anEcgSource } from './testing/an-ecg-source.ts'

const HOUR = 3600
const RATE = 500

function layOut(hours: number, summary: Partial<DaySummary> = {}) {
  const source = anEcgSource()
  const day: EcgReportModel['day'] = {
    hours: [
      { hour: 0, mean: 110.2, min: 70, max: 180.4, vpc: 143, pac: 2, pauses: 0 },
      { hour: 1, mean: null, min: null, max: null, vpc: 0, pac: 0, pauses: 1 },
    ],
    pauses: [{ seconds: 3.42, atSeconds: 4200, beat: 7000 }],
    summary: {
      startedAt: '2026-11-21T17:30:05',
      ventricular: { count: 670, couplets: 6, runs: 1, shapes: 2 },
      fastestRun: { beats: 5, perMinute: 247, atSeconds: 5112 },
      atrial: 35,
      ...summary,
    },
  }
  const measured = { ...source.measured, sampleCount: hours * HOUR * RATE, gaps: [] }
  const model = buildEcgReport(anEcgSource({ day, measured }), undefined)
  return layOutReport(model, { toSimplified: (text: string) => text }).sections
}

test('ECG-9 a day has its hours with rates, ectopy and pauses, by the clock of the recorder', () => {
  const table = layOut(24).find((each) => each.kind === 'table' && each.id === 'day')
  expect(table).toMatchObject({
    columns: ['Hour', 'Mean', 'Lowest', 'Highest', 'VPC', 'PAC', 'Pauses'],
    rows: [
      ['0:00 (17:30)', '110\u00a0bpm', '70\u00a0bpm', '180\u00a0bpm', '143', '2', '0'],
      ['1:00 (18:30)', 'Not applicable', 'Not applicable', 'Not applicable', '0', '0', '1'],
    ],
  })
})

// Handbook 4.7, J Vet Cardiol 2020: 50 VPC a day or one couplet, triplet or VT.
test.each([
  [24, true, 'Over the criterion'],
  [24, false, 'Not reached'],
  [22, false, 'Not reached'],
  [10, false, 'Not reached in less than a day'],
  [10, true, 'Over the criterion'],
])(
  'ECG-9 the VPC of %i hours of a Dobermann stand beside the criterion: %s, %s',
  (hours, isOver, verdict) => {
    const screening = { vpcPerDay: 50, isOver, source: 'J Vet Cardiol 2020' }
    const facts = layOut(hours, { screening }).find(
      (each) => each.kind === 'facts' && each.id === 'daySummary',
    )
    expect(facts).toMatchObject({
      wide: expect.arrayContaining([
        { label: 'Ventricular beats', value: '670 (couplets 6, runs 1, shapes 2)' },
        {
          label: 'Dobermann screening criterion',
          value: `${verdict}: 50 VPC a day, or one couplet, run or VT (J Vet Cardiol 2020)`,
        },
      ]),
    })
  },
)

test('ECG-9 every form of ectopy, the longest pause and both extremes have a strip, each once', () => {
  const forms = [
    'V',
    'NN',
    'VV',
    'N',
    'VVV',
    'N',
    'A',
    'NN',
    'AAA',
    'N',
    'E',
    'N',
    'F',
    'N',
    'P',
    'N',
  ]
  const labels = [...`${'N'.repeat(40)}${forms.join('')}QNVNVVNAN${'N'.repeat(400)}`]
  const beats = labels.map((label, index) => ({ sample: 100 + index * 300, label }))
  const at = (beat: number) => ({ from: 100 + beat * 300, to: 400 + beat * 300 })
  const strips = chooseStrips({
    ...{ service: 'ecg1l', samplesPerSecond: RATE, sampleCount: labels.length * 300 + 200, beats },
    ...{ unreadable: [], pause: at(100), fastest: at(200), slowest: at(300) },
  })
  expect(strips.map(({ purpose }) => purpose)).toEqual([
    'rhythm',
    ...['vpc', 'vpcCouplet', 'vpcRun', 'pac', 'pacRun', 'escape', 'fusion', 'paced', 'unknown'],
    ...['pause', 'highestRate', 'lowestRate'],
  ])
})
