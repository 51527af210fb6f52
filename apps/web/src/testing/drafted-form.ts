import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { autosaverOf, closeDrafts } from '../drafts/autosavers.ts'
import { findCopies, keepCopy } from '../drafts/device-copies.ts'
import { fakeDrafts } from './fake-drafts.ts'
import { fakePortal } from './fake-portal.ts'

export const UID = 'account_chan'
export const PLACE = 'clinical/case_pepper'
export const FORM = { uid: UID, place: PLACE }
export const text = (history: string) => ({ form: { history }, from: 'x' })

/** Creates a form whose drafts go to a portal in memory, while the test controls the clock. */
export function draftedForm() {
  let server = fakeDrafts()
  beforeAll(() => import('../api/case-client.ts'))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    server = fakeDrafts()
    fakePortal(server.answers)
  })
  afterEach(() => {
    closeDrafts({ keep: false })
    vi.useRealTimers()
    window.localStorage.clear()
  })
  return {
    openForm,
    wait,
    type: (value: unknown) => server.type(PLACE, value),
    writes: () => server.writes,
    onServer: () => server.held.get(PLACE)?.value,
    onDevice: () => findCopies(FORM).map(({ value }) => value),
    /** Disconnects until the responses are restored. */
    goOffline: () => fakePortal({}),
    goOnline: () => fakePortal(server.answers),
    forgetServer: () => {
      server = fakeDrafts()
    },
  }
}

/** Advances the clock and delivers the portal's responses. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done))
}

async function openForm(uid = UID) {
  const autosaver = autosaverOf(uid, PLACE)
  const taken: unknown[] = []
  autosaver.onReplaced = (value) => taken.push(value)
  void autosaver.open()
  await wait(0)
  expect(autosaver.state.get().opening).toBe(false)
  return { autosaver, taken, state: () => ({ ...autosaver.state.get(), text: autosaver.text }) }
}

/** Leaves the device copy of a tab that was killed. */
export function leaveCopy(words: string, { writer = 'killed_tab', typedAt = new Date() } = {}) {
  keepCopy(FORM, {
    value: text(words),
    base: 0,
    writer,
    edit: 7,
    typedAt: typedAt.toISOString(),
  })
}
