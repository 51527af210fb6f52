import { expect, test } from 'vitest'
import { refuseCheckout } from '../payments/refuse-checkout.ts'
import { ABSENCE_REASON_MAX, AbsenceReason } from '../uploads/absent-file.ts'
import { FileKind } from '../uploads/file-kind.ts'
import { applicableAbsences, coachLines, refuseAbsences } from './file-coach.ts'
import { chosenQuestions } from './question-session.ts'
import { fileNeeds } from './required-files.ts'
import { everyChoice, filesOfSection5 } from './testing/every-choice.ts'

const NEEDED = ['chestXray', 'ecg', 'echo'] as const
/** The eight combinations of the three kinds. */
const SHELVES = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
  NEEDED.filter((_, place) => (bits >> place) % 2 === 1),
)
const every = everyChoice.map(({ name, selection }) => [name, selection] as const)

test('QUES-3 there are 63 legal choices of Basic and 11 of Advance', () => {
  expect(everyChoice.filter(({ selection }) => selection.mode === 'basic')).toHaveLength(63)
  expect(everyChoice.filter(({ selection }) => selection.mode === 'advance')).toHaveLength(11)
})

test.each(every)('QUES-3 INSP-1 the coach names the files of section 5 for %s', (_, selection) => {
  const lines = coachLines({ needs: fileNeeds(chosenQuestions(selection)), there: [] })
  const kinds = (need: string) =>
    new Set(lines.filter((line) => line.need === need).map(({ kind }) => kind))
  const { required, recommended } = filesOfSection5(selection)
  expect(kinds('required')).toEqual(new Set(required))
  expect(kinds('recommended')).toEqual(new Set(recommended))
})

test.each(every)('CASE-6 the coach and the payment check agree for %s', (_, selection) => {
  const asked = chosenQuestions(selection)
  for (const there of SHELVES) {
    const lacking = coachLines({ needs: fileNeeds(asked), there }).some(
      ({ need, state }) => need === 'required' && state === 'missing',
    )
    const facts = { status: 'upload', isPaid: false, clinicalInputValid: true } as const
    const refusal = refuseCheckout(
      { ...facts, mode: selection.mode, asked, uploaded: there },
      { mode: selection.mode },
    )
    expect(refusal).toBe(lacking ? 'requiredFilesMissing' : undefined)
  }
})

test.each(every)(
  'a reason is taken for what is advised and nothing else, for %s',
  (_, selection) => {
    const asked = chosenQuestions(selection)
    const { recommended } = filesOfSection5(selection)
    for (const kind of FileKind.options) {
      const refused = refuseAbsences(asked, [{ kind, reason: 'No machine' }])
      expect(refused).toBe(recommended.includes(kind) ? undefined : kind)
    }
  },
)

const asked = ['prognosis'] as const
const absent = [{ kind: 'ecg', reason: 'No ECG machine' }] as const

test('INSP-1 each kind is there, on its way, excused or missing', () => {
  const arriving = [{ kind: 'echo', percent: 62 }] as const
  expect(
    coachLines({ needs: fileNeeds(asked), there: ['chestXray', 'chestXray'], arriving, absent }),
  ).toEqual([
    { kind: 'chestXray', need: 'required', state: 'there', count: 2 },
    { kind: 'ecg', need: 'recommended', state: 'absent', reason: 'No ECG machine' },
    { kind: 'echo', need: 'recommended', state: 'arriving', percent: 62 },
  ])
  expect(coachLines({ needs: fileNeeds(asked), there: [] }).map(({ state }) => state)).toEqual([
    'missing',
    'missing',
    'missing',
  ])
})

test('INSP-1 of two uploads of a kind the one further on counts', () => {
  const arriving = [
    { kind: 'chestXray', percent: 12 },
    { kind: 'chestXray', percent: 60 },
  ] as const
  expect(coachLines({ needs: fileNeeds(asked), there: [], arriving })[0]).toMatchObject({
    percent: 60,
  })
})

test('a file on its way is shown instead of the reason why it cannot come', () => {
  const arriving = [{ kind: 'ecg', percent: 5 }] as const
  expect(coachLines({ needs: fileNeeds(asked), there: [], arriving, absent })[1]?.state).toBe(
    'arriving',
  )
})

test('CASE-6 no reason replaces a required file', () => {
  const lines = coachLines({
    needs: fileNeeds(asked),
    there: [],
    absent: [{ kind: 'chestXray', reason: 'None' }],
  })
  expect(lines[0]).toEqual({ kind: 'chestXray', need: 'required', state: 'missing' })
})

test.each([
  ['the file has come', ['prognosis'], ['ecg']],
  ['the questions do not advise it any more', ['suggestionOnFurtherInvestigations'], []],
  ['the questions now require it', ['fullEvaluationAndAnesthesiaPlan'], []],
  ['nothing is asked', [], []],
] as const)('a reason falls away once %s', (_, questions, there) => {
  expect(applicableAbsences({ asked: questions, there, absent })).toEqual([])
  expect(applicableAbsences({ asked, there: [], absent })).toEqual(absent)
})

test('a kind that is listed twice is refused', () => {
  expect(refuseAbsences(asked, [...absent, ...absent])).toBe('ecg')
})

test.each([
  ['empty', '', false],
  ['only spaces', '  \n ', false],
  ['one character', '無', true],
  ['at the limit', 'x'.repeat(ABSENCE_REASON_MAX), true],
  ['beyond it', 'x'.repeat(ABSENCE_REASON_MAX + 1), false],
  ['with a control character', 'a\u0007', false],
  ['with markup', '<b>No machine</b> 🐶', true],
])('a reason that is %s', (_, reason, taken) => {
  expect(AbsenceReason.safeParse(reason).success).toBe(taken)
})
