import { expect, test } from 'vitest'
import { EcgReview, emptyEcgReview, type ReviewSource } from './ecg-review.ts'
import {
  answerField,
  measuredAgain,
  stampSources,
  unreadValues,
  useAutomaticValue,
  withAutomaticValues,
} from './review-sources.ts'

const AT = '20261123190000'
const reviewer = { by: 'reviewer', uid: 'account_r', at: AT } as const

const proposed = (rate: number, pr: number) =>
  EcgReview.parse({
    heart_rate: { rrRate: rate },
    pr: { duration: pr },
    sources: {
      'heart_rate.rrRate': { by: 'auto', auto: rate },
      'pr.duration': { by: 'auto', auto: pr },
    },
  })

test('a value that a person gave is not computed again, and what is automatic is kept beside it', () => {
  const filled = withAutomaticValues(emptyEcgReview(), proposed(112, 0.1))
  const answered = answerField(filled, 'heart_rate.rrRate', { value: 108, ...reviewer })
  const again = withAutomaticValues(answered, proposed(110, 0.12))
  expect(again.heart_rate.rrRate).toBe(108)
  expect(again.sources['heart_rate.rrRate']).toEqual({
    by: 'reviewer',
    uid: 'account_r',
    at: AT,
    auto: 110,
  })
  expect(again.pr.duration).toBe(0.12)
  expect(useAutomaticValue(again, 'heart_rate.rrRate').heart_rate.rrRate).toBe(110)
})

test('Not applicable by a person stays when an automatic value arrives', () => {
  const none = answerField(emptyEcgReview(), 'pr.duration', { value: null, ...reviewer })
  const filled = withAutomaticValues(none, proposed(112, 0.1))
  expect(filled.pr.duration).toBeNull()
  expect(filled.sources['pr.duration']?.by).toBe('reviewer')
})

test('a changed value is the person’s, whatever the sender claims', () => {
  const stored = proposed(112, 0.1)
  const sent = EcgReview.parse({ ...stored, heart_rate: { rrRate: 80 } })
  const stamped = stampSources(stored, sent, reviewer)
  expect(stamped.sources['heart_rate.rrRate']).toEqual({ ...reviewer, auto: 112 })
  expect(stamped.sources['pr.duration']).toEqual({ by: 'auto', auto: 0.1 })
})

const RATE = 'heart_rate.rrRate'
type Entry = {
  title: string
  now: { auto?: number; answered?: number | null }
  sent: { value: number | null; source?: ReviewSource }
  kept: { value: number | null; source?: ReviewSource | undefined; again: boolean }
}
const auto = (value: number): ReviewSource => ({ by: 'auto', auto: value })
const SAVES: Entry[] = [
  {
    title: 'one of earlier beats gives way to the newest',
    now: { auto: 110 },
    sent: { value: 112, source: auto(112) },
    kept: { value: 110, source: auto(110), again: true },
  },
  {
    title: 'one of earlier beats is taken away while these are measured',
    now: {},
    sent: { value: 112, source: auto(112) },
    kept: { value: null, again: true },
  },
  {
    title: 'the newest stays',
    now: { auto: 110 },
    sent: { value: 110, source: auto(110) },
    kept: { value: 110, source: auto(110), again: false },
  },
  {
    title: 'one that a sender invents is not believed',
    now: { auto: 110 },
    sent: { value: 80, source: auto(80) },
    kept: { value: 110, source: auto(110), again: true },
  },
  {
    title: 'one that a sender invents is not believed where nothing was measured',
    now: {},
    sent: { value: 80, source: auto(80) },
    kept: { value: null, again: true },
  },
  {
    title: 'a number typed over it is the person’s',
    now: { auto: 110 },
    sent: { value: 80, source: auto(112) },
    kept: { value: 80, source: { ...reviewer, auto: 110 }, again: false },
  },
  {
    title: 'an answer confirmed on earlier beats is the person’s',
    now: { auto: 110 },
    sent: { value: 112, source: { ...reviewer, auto: 112 } },
    kept: { value: 112, source: { ...reviewer, auto: 110 }, again: false },
  },
  {
    title: 'a field that was read open has what was measured meanwhile',
    now: { auto: 110 },
    sent: { value: null },
    kept: { value: 110, source: auto(110), again: true },
  },
  {
    title: 'Not applicable by a person stays',
    now: { auto: 110 },
    sent: { value: null, source: reviewer },
    kept: { value: null, source: { ...reviewer, auto: 110 }, again: false },
  },
  {
    title: 'an emptied one is Not applicable',
    now: { auto: 110 },
    sent: { value: null, source: auto(110) },
    kept: { value: null, source: { ...reviewer, auto: 110 }, again: false },
  },
  {
    title: 'a person’s answer returns to the newest, not to the one that was read',
    now: { auto: 110, answered: 108 },
    sent: { value: 112, source: auto(112) },
    kept: { value: 110, source: auto(110), again: true },
  },
  {
    title: 'a person’s answer stays beside a newer one',
    now: { auto: 110, answered: 108 },
    sent: { value: 108, source: { ...reviewer, auto: 112 } },
    kept: { value: 108, source: { ...reviewer, auto: 110 }, again: false },
  },
]

const withRate = (value: number | null, source: ReviewSource | undefined) =>
  EcgReview.parse({ heart_rate: { rrRate: value }, sources: source ? { [RATE]: source } : {} })

test.each(SAVES)('automatic value at a save: $title', ({ now, sent, kept }) => {
  const measured = now.auto === undefined ? {} : { auto: now.auto }
  const isAnswered = now.answered !== undefined
  const source = isAnswered ? { ...reviewer, ...measured } : now.auto && auto(now.auto)
  const current = withRate(now.answered ?? now.auto ?? null, source || undefined)
  const read = withRate(sent.value, sent.source)
  const stamped = stampSources(current, read, reviewer)
  expect(stamped.heart_rate.rrRate).toBe(kept.value)
  expect(stamped.sources).toEqual(kept.source ? { [RATE]: kept.source } : {})
  expect(measuredAgain(read, stamped)).toEqual(kept.again ? [RATE] : [])
})

test('of a document to sign the automatic values are named that its signer did not read', () => {
  const read = answerField(proposed(112, 0.1), 'pr.duration', { value: 0.1, ...reviewer })
  const note = { notes: { ...read.notes, from_cs: 'Owner called' } }
  expect(
    unreadValues(read, { ...withAutomaticValues(read, proposed(112, 0.12)), ...note }),
  ).toEqual([])
  expect(unreadValues(read, withAutomaticValues(read, proposed(110, 0.12)))).toEqual([RATE])
  expect(unreadValues(read, withAutomaticValues(read, emptyEcgReview()))).toEqual([RATE])
})

test('an automatic value leaves a draft with its measurement, and a person’s answer stays', () => {
  const filled = withAutomaticValues(emptyEcgReview(), proposed(112, 0.1))
  const answered = answerField(filled, RATE, { value: 108, ...reviewer })
  const unmeasured = withAutomaticValues(answered, emptyEcgReview())
  expect(unmeasured.pr.duration).toBeNull()
  expect(unmeasured.heart_rate.rrRate).toBe(108)
  expect(unmeasured.sources).toEqual({ [RATE]: reviewer })
})

test('an automatic value can be confirmed and returned to', () => {
  const stored = proposed(112, 0.1)
  const confirmed = answerField(stored, 'pr.duration', { value: 0.1, ...reviewer })
  const kept = stampSources(stored, confirmed, reviewer)
  expect(kept.sources['pr.duration']).toEqual({ ...reviewer, auto: 0.1 })
  const back = stampSources(kept, useAutomaticValue(kept, 'pr.duration'), reviewer)
  expect(back.sources['pr.duration']).toEqual({ by: 'auto', auto: 0.1 })
})

test('a second look is over when a person confirms the value', () => {
  const marked = { by: 'reviewer', uid: 'account_r', at: AT, second_look: true } as const
  const sent = EcgReview.parse({ rhythm: { sinus: 'yes' }, sources: { 'rhythm.sinus': marked } })
  const stored = stampSources(emptyEcgReview(), sent, reviewer)
  expect(stored.sources['rhythm.sinus']).toEqual(marked)
  const confirmed = answerField(stored, 'rhythm.sinus', { value: 'yes', ...reviewer })
  expect(stampSources(stored, confirmed, reviewer).sources['rhythm.sinus']).toEqual(reviewer)
})

test('bounds that a person moved are stored with the account, and survive another answer and newer measurements', () => {
  const bounds = { lead: 'II', from: -12, to: 18 }
  const sent = answerField(proposed(112, 0.1), 'pr.duration', { value: 0.11, bounds, ...reviewer })
  const stored = stampSources(proposed(112, 0.1), sent, { ...reviewer, uid: 'account_signed_in' })
  expect(stored.sources['pr.duration']).toMatchObject({ bounds, uid: 'account_signed_in' })
  const later = answerField(stored, 'rhythm.sinus', { value: 'no', ...reviewer })
  const again = withAutomaticValues(stampSources(stored, later, reviewer), proposed(112, 0.1))
  expect(again.sources['pr.duration']).toMatchObject({ bounds, uid: 'account_signed_in' })
  expect(EcgReview.parse(again).sources['pr.duration']?.bounds).toEqual(bounds)
})

test('bounds moved together keep the value and are stored; a value that is typed has none', () => {
  const at = (from: number) => ({ lead: 'II', from, to: from + 30 })
  const answered = (bounds: ReturnType<typeof at> | undefined) =>
    answerField(proposed(112, 0.1), 'pr.duration', { value: 0.11, bounds, ...reviewer })
  const first = stampSources(proposed(112, 0.1), answered(at(-12)), reviewer)
  const moved = stampSources(first, answered(at(-10)), reviewer)
  expect(moved.sources['pr.duration']?.bounds).toEqual(at(-10))
  const typed = stampSources(moved, answered(undefined), reviewer)
  expect(typed.sources['pr.duration']?.bounds).toBeUndefined()
})

test('bounds in the wrong order are an invalid value', () => {
  const bounds = { lead: 'II', from: 5, to: 5 }
  const sent = answerField(emptyEcgReview(), 'pr.duration', { value: 0.11, bounds, ...reviewer })
  expect(EcgReview.safeParse(sent).success).toBe(false)
})
