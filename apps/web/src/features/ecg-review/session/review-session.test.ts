import { type EcgReview, emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { answerField } from '@systole/domain/ecg-reviews/review-sources'
import { expect, test } from 'vitest'
import { type ReviewSaveReply, ReviewSession, type UnsavedReview } from './review-session.ts'

const reviewer = { by: 'reviewer', uid: 'account_r', at: '20261123120000' } as const
const sinus = (value: 'yes' | 'no') => (review: EcgReview) =>
  answerField(review, 'rhythm.sinus', { value, ...reviewer })
const rate = (value: number) => (review: EcgReview) =>
  answerField(review, 'heart_rate.rrRate', { value, ...reviewer })

/** Opens a session on a portal that answers in turn, and saves when it has no more answers. */
function openSession(
  options: {
    replies?: (ReviewSaveReply | 'away')[]
    other?: EcgReview
    unsaved?: UnsavedReview
  } = {},
) {
  const { replies = [], other = emptyEcgReview(), unsaved } = options
  const sent: UnsavedReview[] = []
  const device: { kept?: UnsavedReview | undefined } = {}
  const session = new ReviewSession({
    start: { document: emptyEcgReview(), version: 3, savedAt: undefined },
    unsaved,
    step: () => 'rhythm',
    save: async ({ document, version }) => {
      sent.push({ document, version })
      const reply = replies.shift() ?? { is: 'saved', version: version + 1, at: undefined }
      if (reply === 'away') throw new TypeError('Failed to fetch')
      return reply
    },
    readOther: async () => ({ document: other, version: 7, savedAt: undefined }),
    keepOnDevice: (review) => {
      device.kept = review
    },
  })
  return { session, sent, device }
}

test('ECG-4 answers are saved on the version before, one after the other', async () => {
  const { session, sent, device } = openSession()
  session.edit(sinus('yes'))
  expect(await session.saveNow()).toBe(true)
  session.edit(rate(112))
  await session.saveNow()
  expect(sent.map(({ version }) => version)).toEqual([3, 4])
  expect(sent[1]?.document.heart_rate.rrRate).toBe(112)
  expect(device.kept).toBeUndefined()
  session.stop()
})

test('ECG-4 an answer that does not reach the portal stays on the device', async () => {
  const { session, device } = openSession({ replies: ['away'] })
  session.edit(sinus('no'))
  expect(await session.saveNow()).toBe(false)
  expect(session.state.get().save.is).toBe('retrying')
  session.stop()
  expect(device.kept?.document.rhythm.sinus).toBe('no')
})

test('ECG-4 answers of two people to different questions are merged and saved again', async () => {
  const { session, sent } = openSession({
    replies: [{ is: 'conflict' }],
    other: rate(90)(emptyEcgReview()),
  })
  session.edit(sinus('yes'))
  await session.saveNow()
  await expect.poll(() => session.state.get().save.is).toBe('saved')
  expect(sent.at(-1)?.version).toBe(7)
  expect(sent.at(-1)?.document).toMatchObject({
    heart_rate: { rrRate: 90 },
    rhythm: { sinus: 'yes' },
  })
  session.stop()
})

test('ECG-4 two answers to one question are shown, and nothing is sent until one is chosen', async () => {
  const { session, sent } = openSession({
    replies: [{ is: 'conflict' }],
    other: sinus('no')(emptyEcgReview()),
  })
  session.edit(sinus('yes'))
  await session.saveNow()
  await expect
    .poll(() => session.state.get().save)
    .toMatchObject({ is: 'conflict', clashes: ['rhythm.sinus'] })
  expect(sent).toHaveLength(1)
  session.choose(session.state.get().document)
  await expect.poll(() => session.state.get().save.is).toBe('saved')
  expect(sent[1]).toMatchObject({ version: 7, document: { rhythm: { sinus: 'yes' } } })
  session.stop()
})

test('ECG-4 answers that came too late for the claim wait and are saved once the case is taken again', async () => {
  const { session, sent, device } = openSession({ replies: [{ is: 'lost' }] })
  session.edit(sinus('yes'))
  await session.saveNow()
  expect(session.state.get().save.is).toBe('lost')
  expect(device.kept).toBeDefined()
  session.resume()
  await expect.poll(() => session.state.get().save.is).toBe('saved')
  expect(sent).toHaveLength(2)
  session.stop()
})

test('ECG-4 answers from an older version on this device do not replace newer ones of others', async () => {
  const { session, sent } = openSession({
    unsaved: { document: sinus('yes')(emptyEcgReview()), version: 1 },
    other: rate(90)(emptyEcgReview()),
  })
  session.start()
  await expect.poll(() => session.state.get().save.is).toBe('saved')
  expect(sent.at(-1)?.document).toMatchObject({
    heart_rate: { rrRate: 90 },
    rhythm: { sinus: 'yes' },
  })
  session.stop()
})

test('ECG-4 beats that were measured again are read, and the review is saved with their values and the own answers', async () => {
  const { session, sent } = openSession({ other: rate(55)(emptyEcgReview()) })
  session.edit(sinus('yes'))
  await session.saveNow()
  await session.readAgain()
  await expect.poll(() => session.state.get().save.is).toBe('saved')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ version: 7, document: { heart_rate: { rrRate: 55 } } })
  expect(session.state.get()).toMatchObject({
    version: 8,
    document: { heart_rate: { rrRate: 55 } },
  })
  session.stop()
})
