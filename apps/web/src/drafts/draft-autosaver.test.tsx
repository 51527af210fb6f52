import { saveDraft } from '@systole/contract/cases/drafts'
import { expect, test, vi } from 'vitest'
import { forgetEverything } from '../session/forget-everything.ts'
import { draftedForm, leaveCopy, PLACE, text, UID } from '../testing/drafted-form.ts'
import { fakePortal } from '../testing/fake-portal.ts'
import { closeDrafts, saveAllDrafts } from './autosavers.ts'
import { DEVICE_PREFIX, keepCopy, othersHaveCopies } from './device-copies.ts'
import { AUTOSAVE_DELAYS } from './draft-autosaver.ts'
import { SAVE_DRAFT_PATH } from './draft-calls.ts'

const { forgetServer, goOffline, goOnline, onDevice, onServer, openForm, type, wait, writes } =
  draftedForm()

test('the repeated path is the contract’s', () => {
  expect(SAVE_DRAFT_PATH).toBe(saveDraft.path)
})

test('typing without a pause is on the device within half a second and on the server within three', async () => {
  const { autosaver } = await openForm()
  let typed = ''
  let behindDevice = 0
  let behindServer = 0
  let [lastDevice, lastServer] = [Date.now(), Date.now()]
  for (let key = 0; key < 120; key += 1) {
    typed += 'x'
    autosaver.change(text(typed))
    await wait(100)
    if (JSON.stringify(onDevice()[0] ?? onServer()) === JSON.stringify(text(typed)))
      lastDevice = Date.now()
    if (JSON.stringify(onServer()) === JSON.stringify(text(typed))) lastServer = Date.now()
    behindDevice = Math.max(behindDevice, Date.now() - lastDevice)
    behindServer = Math.max(behindServer, Date.now() - lastServer)
  }
  expect(behindDevice).toBeLessThanOrEqual(AUTOSAVE_DELAYS.keepMs + 100)
  expect(behindServer).toBeLessThanOrEqual(AUTOSAVE_DELAYS.latestMs + 100)
  expect(writes().length).toBeLessThanOrEqual(5) // twelve seconds of typing
})

test('after a pause the text is on the server, and the copy on the device goes', async () => {
  const { autosaver, state } = await openForm()
  autosaver.change(text('coughs'))
  await wait(AUTOSAVE_DELAYS.keepMs)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[text('coughs')], undefined, 'device'])
  await wait(AUTOSAVE_DELAYS.quietMs)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[], text('coughs'), 'server'])
})

test('a form without typing leaves nothing anywhere', async () => {
  await openForm()
  await wait(10 * AUTOSAVE_DELAYS.quietMs)
  closeDrafts()
  expect([onDevice(), writes()]).toEqual([[], []])
})

test('the same text typed again is no change', async () => {
  type(text('a'))
  const { autosaver } = await openForm()
  autosaver.change({ from: 'x', form: { history: 'a' } })
  await wait(AUTOSAVE_DELAYS.latestMs)
  expect(writes()).toEqual([])
})

test('a page that is left keeps its last words on the device, and the browser carries them on', async () => {
  const { autosaver } = await openForm()
  autosaver.change(text('last words'))
  window.dispatchEvent(new Event('pagehide'))
  expect(onDevice()).toEqual([text('last words')])
  await wait(0)
  expect(onServer()).toEqual(text('last words'))
})

test('a page that is hidden sends immediately', async () => {
  const { autosaver } = await openForm()
  autosaver.change(text('hidden'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
  await wait(0)
  expect(onServer()).toEqual(text('hidden'))
})

test('without a connection the text stays on the device, and goes by itself once it is back', async () => {
  const { autosaver, state } = await openForm()
  goOffline()
  autosaver.change(text('offline'))
  await wait(60_000)
  expect([onDevice(), state().kept.on]).toEqual([[text('offline')], 'device'])
  goOnline()
  await wait(30_000)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[], text('offline'), 'server'])
})

test('a returning connection is used immediately', async () => {
  const { autosaver } = await openForm()
  goOffline()
  autosaver.change(text('offline'))
  await wait(60_000)
  goOnline()
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(onServer()).toEqual(text('offline'))
})

test('a form that was sent is dropped in both places', async () => {
  const { autosaver } = await openForm()
  autosaver.change(text('sent'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  autosaver.change(text('sent now'))
  autosaver.drop()
  await wait(0)
  expect([onServer(), onDevice()]).toEqual([null, []])
  await wait(60_000)
  expect(onServer()).toBeNull()
})

test('a form that was sent without a connection for its draft is dropped when there is one', async () => {
  const { autosaver } = await openForm()
  autosaver.change(text('sent'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  goOffline()
  autosaver.drop()
  await wait(1000)
  closeDrafts()
  goOnline()
  const { state } = await openForm()
  expect([onServer(), state().text, state().restoredFrom]).toEqual([null, null, undefined])
})

test('a form that is opened again in the same tab is still kept', async () => {
  const first = await openForm()
  for (const words of ['a', 'ab', 'abc']) first.autosaver.change(text(words))
  await wait(AUTOSAVE_DELAYS.quietMs)
  closeDrafts()
  const second = await openForm()
  second.autosaver.change(text('abcd'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  expect(onServer()).toEqual(text('abcd'))
})

test('an ended session keeps the text on the device for its own account only', async () => {
  const { autosaver } = await openForm()
  fakePortal({ '/api/save_draft': { code: -1002 } })
  autosaver.change(text('private'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  closeDrafts()
  expect(onDevice()).toEqual([text('private')])
  expect([othersHaveCopies(UID), othersHaveCopies('account_lee')]).toEqual([false, true])

  forgetServer()
  goOnline()
  const other = await openForm('account_lee')
  expect([other.state().text, other.state().other]).toEqual([null, undefined])
  const again = await openForm()
  expect(again.state().text).toEqual(text('private'))
})

test('SHELL-2 logout leaves nothing of any account on the device', async () => {
  const { autosaver } = await openForm()
  goOffline()
  keepCopy(
    { uid: 'account_lee', place: PLACE },
    { value: text('b'), base: 0, writer: 'tab', edit: 1, typedAt: new Date().toISOString() },
  )
  autosaver.change(text('a'))
  forgetEverything()
  await wait(60_000)
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('before logout everything goes to the server, and what cannot is counted', async () => {
  const { autosaver } = await openForm()
  autosaver.change(text('a'))
  expect(await saveAllDrafts()).toBe(0)
  expect(onServer()).toEqual(text('a'))
  goOffline()
  autosaver.change(text('ab'))
  expect(await saveAllDrafts()).toBe(1)
})

test('a full device is not said to have kept anything', async () => {
  const { autosaver, state } = await openForm()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  autosaver.change(text('a'))
  await wait(AUTOSAVE_DELAYS.keepMs)
  expect(state().kept).toEqual({ on: 'nothing' })
  vi.restoreAllMocks()
})

test('a broken or very old copy is no draft', async () => {
  window.localStorage.setItem(`${DEVICE_PREFIX}${UID}/${PLACE}@a`, '{broken')
  window.localStorage.setItem(`${DEVICE_PREFIX}${UID}/${PLACE}@b`, '{"value":3}')
  leaveCopy('old', { typedAt: new Date('2020-01-01') })
  expect((await openForm()).state().text).toBeNull()
  expect(Object.keys(window.localStorage)).toEqual([])
})
