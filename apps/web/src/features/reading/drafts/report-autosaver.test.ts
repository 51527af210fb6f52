import { emptyReportDraft, type ReportDraft } from '@systole/domain/reports/report-draft'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo, withAnswer, withNotes } from './edit-draft.ts'
import { ReportAutosaver, type ReportSaveReply } from './report-autosaver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const AT = new Date('2026-11-20T06:21:07Z')
const saved = (version: number): ReportSaveReply => ({ ok: true, version, savedAt: AT })
const says = (text: string) => (draft: ReportDraft) => withAnswer(draft, 'prognosis', text)

/** Creates a server that returns the scripted replies in turn, and then saves. */
function serverOf(...replies: (ReportSaveReply | Error | Promise<ReportSaveReply>)[]) {
  const sent: { text: string; version: number }[] = []
  return {
    sent,
    save: async (draft: ReportDraft, version: number): Promise<ReportSaveReply> => {
      sent.push({ text: answerTo(draft, 'prognosis'), version })
      const reply = await (replies.shift() ?? saved(version + 1))
      if (reply instanceof Error) throw reply
      return reply
    },
  }
}

function autosaverOf(server: ReturnType<typeof serverOf>, other = emptyReportDraft()) {
  const onDevice: (string | undefined)[] = []
  const autosaver = new ReportAutosaver({
    start: { draft: emptyReportDraft(), version: 4, savedAt: undefined },
    save: server.save,
    readOther: async () => ({ draft: other, version: 9, savedAt: AT }),
    keepOnDevice: (unsaved) => onDevice.push(unsaved && answerTo(unsaved.draft, 'prognosis')),
  })
  return { autosaver, onDevice, is: () => autosaver.state.get().save.is }
}

test('STAFF-4 a draft is saved two seconds after the last change, and not before', async () => {
  const server = serverOf()
  const { autosaver, is } = autosaverOf(server)
  autosaver.edit(says('f'))
  await vi.advanceTimersByTimeAsync(1900)
  autosaver.edit(says('fair'))
  await vi.advanceTimersByTimeAsync(1900)
  expect(server.sent).toEqual([])
  expect(is()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.sent).toEqual([{ text: 'fair', version: 4 }])
  expect(autosaver.state.get()).toMatchObject({ version: 5, save: { is: 'saved', at: AT } })
})

test('nothing is sent when nothing changed', async () => {
  const server = serverOf()
  const { autosaver } = autosaverOf(server)
  autosaver.edit((draft) => draft)
  expect(await autosaver.saveNow()).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sent).toEqual([])
})

test('leaving the field saves immediately', async () => {
  const server = serverOf()
  const { autosaver } = autosaverOf(server)
  autosaver.edit(says('fair'))
  expect(await autosaver.saveNow()).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sent).toHaveLength(1)
})

test('words typed while a call is on its way are sent after it, on its version', async () => {
  let answer: (reply: ReportSaveReply) => void = () => {}
  const server = serverOf(
    new Promise<ReportSaveReply>((resolve) => {
      answer = resolve
    }),
  )
  const { autosaver, is } = autosaverOf(server)
  autosaver.edit(says('one'))
  await vi.advanceTimersByTimeAsync(2000)
  autosaver.edit(says('one two'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.sent).toEqual([{ text: 'one', version: 4 }])
  answer(saved(5))
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.sent).toEqual([
    { text: 'one', version: 4 },
    { text: 'one two', version: 5 },
  ])
  expect(is()).toBe('saved')
})

test('without a connection typing continues, and the draft is sent again until it is there', async () => {
  const server = serverOf(new Error('offline'), new Error('offline'))
  const { autosaver, is, onDevice } = autosaverOf(server)
  autosaver.edit(says('one'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(is()).toBe('retrying')
  autosaver.edit(says('one two'))
  expect(is()).toBe('retrying')
  await vi.advanceTimersByTimeAsync(2000)
  await vi.advanceTimersByTimeAsync(4000)
  expect(server.sent.map(({ text }) => text)).toEqual(['one', 'one two', 'one two'])
  expect(is()).toBe('saved')
  expect(onDevice).toEqual(['one', 'one two', undefined])
})

test('a case that was left is not tried again, even when its last call fails later', async () => {
  const server = serverOf(new TypeError('Failed to fetch'))
  const { autosaver, onDevice } = autosaverOf(server)
  autosaver.edit(says('offline'))
  void autosaver.saveNow()
  autosaver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.sent).toHaveLength(1)
  expect(onDevice).toEqual(['offline'])
})

test('STAFF-4 a draft changed elsewhere is not overwritten, and my words stay', async () => {
  const server = serverOf({ ok: false, conflict: true })
  const { autosaver, is } = autosaverOf(server, says('theirs')(emptyReportDraft()))
  autosaver.edit(says('mine'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(is()).toBe('conflict')
  autosaver.edit(says('mine too'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.sent).toHaveLength(1)
  expect(answerTo(autosaver.state.get().draft, 'prognosis')).toBe('mine too')
})

const theirs = withAnswer(emptyReportDraft(), 'prognosis', 'theirs')

test('STAFF-4 what is chosen of two versions is saved on the other one', async () => {
  const server = serverOf({ ok: false, conflict: true })
  const { autosaver, is } = autosaverOf(server, theirs)
  autosaver.edit(says('mine'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(autosaver.state.get().save).toMatchObject({ is: 'conflict', other: { version: 9 } })
  autosaver.choose(says('mine, after all')(emptyReportDraft()))
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent.at(-1)).toEqual({ text: 'mine, after all', version: 9 })
  expect(is()).toBe('saved')
})

test('loading the other version shows it and continues from it', async () => {
  const server = serverOf({ ok: false, conflict: true })
  const { autosaver, onDevice } = autosaverOf(server, theirs)
  autosaver.edit(says('mine'))
  await vi.advanceTimersByTimeAsync(2000)
  autosaver.choose(theirs)
  expect(autosaver.state.get()).toMatchObject({ draft: theirs, version: 9, save: { is: 'saved' } })
  expect(onDevice.at(-1)).toBeUndefined()
  autosaver.edit(says('both'))
  await autosaver.saveNow()
  expect(server.sent.at(-1)).toEqual({ text: 'both', version: 9 })
})

test('STAFF-4 two windows that changed different parts are put together without asking', async () => {
  const server = serverOf({ ok: false, conflict: true })
  const { autosaver, is } = autosaverOf(server, withNotes(emptyReportDraft(), 'theirs'))
  autosaver.edit(says('mine'))
  await vi.advanceTimersByTimeAsync(2001)
  expect(server.sent.at(-1)).toEqual({ text: 'mine', version: 9 })
  expect([is(), autosaver.state.get().draft.notes]).toEqual(['saved', 'theirs'])
})

test('a refusal is shown and not tried again', async () => {
  const server = serverOf({ ok: false, conflict: false, why: 'closed' })
  const { autosaver } = autosaverOf(server)
  autosaver.edit(says('late'))
  expect(await autosaver.saveNow()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.sent).toHaveLength(1)
  expect(autosaver.state.get().save).toEqual({ is: 'refused', why: 'closed' })
})

const unsaved = (version: number) => ({ draft: says('from before')(emptyReportDraft()), version })

test('words that never left this device are saved when the case is opened again', async () => {
  const server = serverOf()
  const autosaver = new ReportAutosaver({
    start: { draft: emptyReportDraft(), version: 4, savedAt: AT },
    unsaved: unsaved(4),
    save: server.save,
    readOther: async () => Promise.reject(new Error('not asked')),
  })
  autosaver.start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.sent).toEqual([{ text: 'from before', version: 4 }])
})

test('words kept on this device never overwrite what was saved since', () => {
  const server = serverOf()
  const autosaver = new ReportAutosaver({
    start: { draft: emptyReportDraft(), version: 5, savedAt: AT },
    unsaved: unsaved(4),
    save: server.save,
    readOther: async () => Promise.reject(new Error('not asked')),
  })
  expect(autosaver.state.get().save.is).toBe('conflict')
})

test('STAFF-4 words of who lost the case wait on the device, and are saved once it is had again', async () => {
  const server = serverOf({ ok: false, conflict: false, lost: true })
  const { autosaver, onDevice, is } = autosaverOf(server)
  autosaver.edit(says('fair'))
  await autosaver.saveNow()
  expect(is()).toBe('lost')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.sent).toHaveLength(1)
  expect(onDevice.at(-1)).toBe('fair')
  autosaver.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent.at(-1)).toEqual({ text: 'fair', version: 4 })
  expect([is(), onDevice.at(-1)]).toEqual(['saved', undefined])
})

test('STAFF-4 what another window saved is shown where nothing was typed', async () => {
  const { autosaver } = autosaverOf(serverOf(), says('theirs')(emptyReportDraft()))
  await autosaver.follow(4)
  expect(autosaver.state.get().version).toBe(4)
  await autosaver.follow(9)
  expect(answerTo(autosaver.state.get().draft, 'prognosis')).toBe('theirs')
  expect(autosaver.state.get()).toMatchObject({ version: 9, save: { is: 'saved' } })
})

test('STAFF-4 what another window saved never replaces what is being typed', async () => {
  const { autosaver } = autosaverOf(serverOf(), says('theirs')(emptyReportDraft()))
  const following = autosaver.follow(9)
  autosaver.edit(says('mine'))
  await following
  expect(answerTo(autosaver.state.get().draft, 'prognosis')).toBe('mine')
  expect(autosaver.state.get().version).toBe(4)
})
