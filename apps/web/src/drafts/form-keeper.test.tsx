import { saveDraft } from '@systole/contract/drafts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetEverything } from '../session/forget-everything.ts'
import { fakeDrafts } from '../testing/fake-drafts.ts'
import { fakePortal } from '../testing/fake-portal.ts'
import { DEVICE_PREFIX, findCopies, keepCopy, othersHaveCopies } from './device-copies.ts'
import { SAVE_DRAFT_PATH } from './draft-calls.ts'
import { DEVICE_MS, LATEST_MS, QUIET_MS } from './draft-clock.ts'
import { closeDrafts, keeperOf, saveAllDrafts, sendLeftCopies } from './keepers.ts'

const UID = 'account_chan'
const PLACE = 'clinical/case_pepper'
const FORM = { uid: UID, place: PLACE }
const text = (history: string) => ({ form: { history }, from: 'x' })

let server: ReturnType<typeof fakeDrafts>

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

/** Time passes, and what was asked of the portal is answered. */
async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done))
}
const onServer = () => server.held.get(PLACE)?.value
const onDevice = () => findCopies(FORM).map(({ value }) => value)

async function openForm(uid = UID) {
  const keeper = keeperOf(uid, PLACE)
  const taken: unknown[] = []
  keeper.onTaken = (value) => taken.push(value)
  void keeper.open()
  await wait(0)
  expect(keeper.state.get().opening).toBe(false)
  return { keeper, taken, state: () => ({ ...keeper.state.get(), text: keeper.text }) }
}

/** The connection is gone until the answers are put back. */
const goOffline = () => fakePortal({})
const goOnline = () => fakePortal(server.answers)

test('the repeated path is the contract’s', () => {
  expect(SAVE_DRAFT_PATH).toBe(saveDraft.path)
})

test('typing without a pause is on the device within half a second and on the server within three', async () => {
  const { keeper } = await openForm()
  let typed = ''
  let behindDevice = 0
  let behindServer = 0
  let [lastDevice, lastServer] = [Date.now(), Date.now()]
  for (let key = 0; key < 120; key += 1) {
    typed += 'x'
    keeper.typed(text(typed))
    await wait(100)
    if (JSON.stringify(onDevice()[0] ?? onServer()) === JSON.stringify(text(typed)))
      lastDevice = Date.now()
    if (JSON.stringify(onServer()) === JSON.stringify(text(typed))) lastServer = Date.now()
    behindDevice = Math.max(behindDevice, Date.now() - lastDevice)
    behindServer = Math.max(behindServer, Date.now() - lastServer)
  }
  expect(behindDevice).toBeLessThanOrEqual(DEVICE_MS + 100)
  expect(behindServer).toBeLessThanOrEqual(LATEST_MS + 100)
  expect(server.writes.length).toBeLessThanOrEqual(5) // twelve seconds of typing
})

test('after a pause the text is on the server, and the copy on the device goes', async () => {
  const { keeper, state } = await openForm()
  keeper.typed(text('coughs'))
  await wait(DEVICE_MS)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[text('coughs')], undefined, 'device'])
  await wait(QUIET_MS)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[], text('coughs'), 'server'])
})

test('a form that nobody typed in leaves nothing anywhere', async () => {
  await openForm()
  await wait(10 * QUIET_MS)
  closeDrafts()
  expect([onDevice(), server.writes]).toEqual([[], []])
})

test('the same text typed again is no change', async () => {
  server.type(PLACE, text('a'))
  const { keeper } = await openForm()
  keeper.typed({ from: 'x', form: { history: 'a' } })
  await wait(LATEST_MS)
  expect(server.writes).toEqual([])
})

test('a page that is left keeps its last words on the device, and the browser carries them on', async () => {
  const { keeper } = await openForm()
  keeper.typed(text('last words'))
  window.dispatchEvent(new Event('pagehide'))
  expect(onDevice()).toEqual([text('last words')])
  await wait(0)
  expect(onServer()).toEqual(text('last words'))
})

test('a page that is hidden sends at once', async () => {
  const { keeper } = await openForm()
  keeper.typed(text('hidden'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
  await wait(0)
  expect(onServer()).toEqual(text('hidden'))
})

test('without a connection the text stays on the device, and goes by itself once it is back', async () => {
  const { keeper, state } = await openForm()
  goOffline()
  keeper.typed(text('offline'))
  await wait(60_000)
  expect([onDevice(), state().kept.on]).toEqual([[text('offline')], 'device'])
  goOnline()
  await wait(30_000)
  expect([onDevice(), onServer(), state().kept.on]).toEqual([[], text('offline'), 'server'])
})

test('a returning connection is used at once', async () => {
  const { keeper } = await openForm()
  goOffline()
  keeper.typed(text('offline'))
  await wait(60_000)
  goOnline()
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(onServer()).toEqual(text('offline'))
})

test('another device goes on where this one stopped', async () => {
  server.type(PLACE, text('from the phone'))
  const { state } = await openForm()
  expect(state()).toMatchObject({
    text: text('from the phone'),
    kept: { on: 'server' },
    other: undefined,
  })
  expect(state().broughtFrom).toBeInstanceOf(Date)
})

test('what a killed tab left on the device is back, and goes to the server', async () => {
  keepCopy(FORM, {
    value: text('killed'),
    base: 0,
    writer: 'killed_tab',
    edit: 7,
    typedAt: new Date().toISOString(),
  })
  const { state } = await openForm()
  expect(state()).toMatchObject({ text: text('killed'), other: undefined })
  await wait(0)
  expect([onDevice(), onServer()]).toEqual([[], text('killed')])
})

test('what a killed tab left goes to the server even when its form is not opened', async () => {
  keepCopy(FORM, {
    value: text('killed'),
    base: 0,
    writer: 'killed_tab',
    edit: 7,
    typedAt: new Date().toISOString(),
  })
  sendLeftCopies(UID)
  await wait(0)
  expect([onDevice(), onServer()]).toEqual([[], text('killed')])
})

test('two texts that do not come from each other are both kept until a person chooses', async () => {
  server.type(PLACE, text('phone'))
  keepCopy(FORM, {
    value: text('desk'),
    base: 0,
    writer: 'killed_tab',
    edit: 7,
    typedAt: new Date().toISOString(),
  })
  const { keeper, state } = await openForm()
  expect(state()).toMatchObject({
    text: text('desk'),
    other: { value: text('phone'), from: 'device' },
  })
  await wait(60_000)
  expect([onDevice(), onServer()]).toEqual([[text('desk')], text('phone')])
  keeper.decide('mine')
  await wait(0)
  expect([onDevice(), onServer(), state().other]).toEqual([[], text('desk'), undefined])
})

test('a tab with nothing typed brings itself up to date when it is looked at', async () => {
  const { taken, state } = await openForm()
  server.type(PLACE, text('phone'))
  window.dispatchEvent(new Event('focus'))
  await wait(0)
  expect([taken, state().text]).toEqual([[text('phone')], text('phone')])
})

test('a tab that was overtaken while typing is told before it writes', async () => {
  const { keeper, taken, state } = await openForm()
  keeper.typed(text('desk'))
  server.type(PLACE, text('phone'))
  await wait(QUIET_MS)
  expect(state().other).toMatchObject({ value: text('phone'), from: 'device' })
  keeper.typed(text('desk, more'))
  await wait(60_000)
  expect([onDevice(), onServer(), taken]).toEqual([[text('desk, more')], text('phone'), []])
})

test.each([
  ['the other', 'other', text('phone')],
  ['mine', 'mine', text('desk')],
  ['some of both', { text: text('phone and desk') }, text('phone and desk')],
] as const)('choosing %s puts it in both places', async (_what, choice, expected) => {
  const { keeper, taken, state } = await openForm()
  keeper.typed(text('desk'))
  server.type(PLACE, text('phone'))
  await wait(QUIET_MS)
  keeper.decide(choice)
  await wait(0)
  expect([state().text, onServer(), onDevice(), state().other]).toEqual([
    expected,
    expected,
    [],
    undefined,
  ])
  expect(taken).toEqual(choice === 'mine' ? [] : [expected])
  keeper.typed(text('and on'))
  await wait(QUIET_MS)
  expect(onServer()).toEqual(text('and on'))
})

test('a form that was sent is dropped in both places', async () => {
  const { keeper } = await openForm()
  keeper.typed(text('sent'))
  await wait(QUIET_MS)
  keeper.typed(text('sent now'))
  keeper.drop()
  await wait(0)
  expect([onServer(), onDevice()]).toEqual([null, []])
  await wait(60_000)
  expect(onServer()).toBeNull()
})

test('a form that was sent without a connection for its draft is dropped when there is one', async () => {
  const { keeper } = await openForm()
  keeper.typed(text('sent'))
  await wait(QUIET_MS)
  goOffline()
  keeper.drop()
  await wait(1000)
  closeDrafts()
  goOnline()
  const { state } = await openForm()
  expect([onServer(), state().text, state().broughtFrom]).toEqual([null, null, undefined])
})

test('a tab hears that its form was sent from elsewhere and keeps what was typed here', async () => {
  server.type(PLACE, text('a'))
  const { keeper, state } = await openForm()
  keeper.typed(text('ab'))
  server.type(PLACE, null)
  await wait(QUIET_MS)
  expect(state()).toMatchObject({ text: text('ab'), other: { value: null } })
})

test('a form that is opened again in the same tab goes on being kept', async () => {
  const first = await openForm()
  for (const words of ['a', 'ab', 'abc']) first.keeper.typed(text(words))
  await wait(QUIET_MS)
  closeDrafts()
  const second = await openForm()
  second.keeper.typed(text('abcd'))
  await wait(QUIET_MS)
  expect(onServer()).toEqual(text('abcd'))
})

test('an ended session keeps the text on the device for its own account only', async () => {
  const { keeper } = await openForm()
  fakePortal({ '/api/save_draft': { code: -1002 } })
  keeper.typed(text('private'))
  await wait(QUIET_MS)
  closeDrafts()
  expect(onDevice()).toEqual([text('private')])
  expect([othersHaveCopies(UID), othersHaveCopies('account_lee')]).toEqual([false, true])

  server = fakeDrafts()
  goOnline()
  const other = await openForm('account_lee')
  expect([other.state().text, other.state().other]).toEqual([null, undefined])
  const again = await openForm()
  expect(again.state().text).toEqual(text('private'))
})

test('SHELL-2 logout leaves nothing of any account on the device', async () => {
  const { keeper } = await openForm()
  goOffline()
  keepCopy(
    { uid: 'account_lee', place: PLACE },
    { value: text('b'), base: 0, writer: 'tab', edit: 1, typedAt: new Date().toISOString() },
  )
  keeper.typed(text('a'))
  forgetEverything()
  await wait(60_000)
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('before logout everything goes to the server, and what cannot is counted', async () => {
  const { keeper } = await openForm()
  keeper.typed(text('a'))
  expect(await saveAllDrafts()).toBe(0)
  expect(onServer()).toEqual(text('a'))
  goOffline()
  keeper.typed(text('ab'))
  expect(await saveAllDrafts()).toBe(1)
})

test('a full device is not said to have kept anything', async () => {
  const { keeper, state } = await openForm()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keeper.typed(text('a'))
  await wait(DEVICE_MS)
  expect(state().kept).toEqual({ on: 'nothing' })
  vi.restoreAllMocks()
})

test('a broken or very old copy is no draft', async () => {
  window.localStorage.setItem(`${DEVICE_PREFIX}${UID}/${PLACE}@a`, '{broken')
  window.localStorage.setItem(`${DEVICE_PREFIX}${UID}/${PLACE}@b`, '{"value":3}')
  keepCopy(FORM, {
    value: text('old'),
    base: 0,
    writer: 'c',
    edit: 1,
    typedAt: '2020-01-01T00:00:00.000Z',
  })
  expect((await openForm()).state().text).toBeNull()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('two tabs that were both cut off are both offered', async () => {
  const left = (writer: string, words: string, typedAt: string) =>
    keepCopy(FORM, { value: text(words), base: 0, writer, edit: 1, typedAt })
  left('tab_one', 'one', new Date(Date.now() - 60_000).toISOString())
  left('tab_two', 'two', new Date().toISOString())
  const { keeper, state } = await openForm()
  expect(state()).toMatchObject({
    text: text('two'),
    other: { value: text('one'), from: 'leftTab' },
  })
  await wait(0)
  expect(onServer()).toEqual(text('two'))
  keeper.decide('other')
  await wait(0)
  expect([onServer(), onDevice()]).toEqual([text('one'), []])
})
