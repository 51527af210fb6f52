import { expect, test } from 'vitest'
import { seenByHospital, timelineOf } from './case-timeline.ts'

const line = (action: string, more: { role?: string; to?: string; note?: string } = {}) => ({
  action,
  role: 'vet',
  to: '',
  note: '',
  ...more,
})

test.each(['note.added', 'report.undone', 'deadline.step', '', 'constructor'])(
  'STAFF-3 the hospital does not see a line of kind %j',
  (action) => {
    expect(seenByHospital(line(action, { to: '90', note: 'internal' }))).toBe(undefined)
  },
)

test.each([
  ['case.claim', 'reader asked for it', ''],
  ['case.opened', 'follow-up of case_1', ''],
  ['case.reject', 'The study is of another animal.', 'The study is of another animal.'],
  ['enquiry.asked', 'Send a longer ECG.', 'Send a longer ECG.'],
])('the hospital sees %s with note %j as %j', (action, note, shown) => {
  expect(seenByHospital(line(action, { note }))?.note).toBe(shown)
})

test('overtime is announced to the hospital, the steps before it are not', () => {
  expect(seenByHospital(line('deadline.step', { to: '100' }))).toBeDefined()
  expect(timelineOf([line('deadline.step', { to: '75' })])).toEqual([])
  expect(timelineOf([line('deadline.step', { to: '100' })])).toMatchObject([
    { event: 'deadline.overtime' },
  ])
})

test('a timeline shows what people did, without the saving in between', () => {
  const log = [
    line('case.opened'),
    line('clinical.saved'),
    line('questions.saved'),
    line('questions.saved'),
    line('file.added', { to: 'lead-ii.pdf', note: 'ECG' }),
    line('payment.opened'),
    line('payment.received', { note: '298 HKD' }),
    line('case.claim', { role: 'cardiologist' }),
    line('case.unclaim', { role: 'cardiologist' }),
    line('case.claim', { role: 'cardiologist' }),
    line('report.released', { role: 'cardiologist' }),
    line('report.opened'),
    line('case.askRepeat', { note: 'The dose.' }),
    line('case.acceptRepeat', { role: 'internal_admin' }),
    line('case.claim', { role: 'cardiologist' }),
    line('report.released', { role: 'cardiologist', note: 'Dose corrected.' }),
  ]
  expect(
    timelineOf(log).map(({ event, note }) => [event, note].filter(Boolean).join(': ')),
  ).toEqual([
    'case.opened',
    'questions.saved',
    'file.added: lead-ii.pdf',
    'payment.received',
    'case.claim',
    'report.released',
    'report.opened',
    'case.askRepeat: The dose.',
    'case.acceptRepeat',
    'case.claim',
    'report.corrected: Dose corrected.',
  ])
})

test.each([
  [['case.claim'], ['case.claim']],
  [['case.claim', 'case.lapse'], []],
  [['case.claim', 'case.unclaim', 'case.assign'], ['case.claim']],
  [
    ['case.claim', 'case.takeOver', 'report.released'],
    ['case.claim', 'report.released'],
  ],
])(
  'STAFF-4 of %j the hospital sees %j: whether somebody has it, not who had it',
  (actions, shown) => {
    expect(timelineOf(actions.map((action) => line(action))).map(({ event }) => event)).toEqual(
      shown,
    )
  },
)

test.each([
  ['enquiry.asked', 'cardiologist', 'paused'],
  ['enquiry.asked', 'vet', undefined],
  ['enquiry.answered', 'vet', 'resumed'],
  ['enquiry.answered', 'cardiologist', undefined],
  ['enquiry.withdrawn', 'cardiologist', 'resumed'],
  ['file.added', 'vet', undefined],
] as const)('SPEC 13 %s by %s: the clock is %s', (action, role, clock) => {
  expect(timelineOf([line(action, { role })])).toMatchObject([{ clock }])
})

test.each([
  [1, 'a1.dcm'],
  [3, 'a1.dcm\na2.dcm\na3.dcm'],
  [4, ''],
  [40, ''],
])('%d files added one after another are one line', (count, note) => {
  const files = Array.from({ length: count }, (_, n) => line('file.added', { to: `a${n + 1}.dcm` }))
  expect(
    timelineOf([
      line('case.opened'),
      ...files,
      line('file.added', { role: 'cardiologist', to: 'still.png' }),
    ]),
  ).toMatchObject([
    { event: 'case.opened', count: 1 },
    { event: 'file.added', count, note },
    { event: 'file.added', count: 1, note: 'still.png' },
  ])
})
