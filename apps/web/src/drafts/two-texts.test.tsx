import { expect, test } from 'vitest'
import { draftedForm, leaveCopy, text, UID } from '../testing/drafted-form.ts'
import { sendLeftCopies } from './autosavers.ts'
import { AUTOSAVE_DELAYS } from './draft-autosaver.ts'

const { onDevice, onServer, openForm, type, wait } = draftedForm()

test('another device continues where this one stopped', async () => {
  type(text('from the phone'))
  const { state } = await openForm()
  expect(state()).toMatchObject({
    text: text('from the phone'),
    kept: { on: 'server' },
    other: undefined,
  })
  expect(state().restoredFrom).toBeInstanceOf(Date)
})

test('what a killed tab left on the device is back, and goes to the server', async () => {
  leaveCopy('killed')
  const { state } = await openForm()
  expect(state()).toMatchObject({ text: text('killed'), other: undefined })
  await wait(0)
  expect([onDevice(), onServer()]).toEqual([[], text('killed')])
})

test('what a killed tab left goes to the server even when its form is not opened', async () => {
  leaveCopy('killed')
  sendLeftCopies(UID)
  await wait(0)
  expect([onDevice(), onServer()]).toEqual([[], text('killed')])
})

test('two texts that do not come from each other are both kept until a person chooses', async () => {
  type(text('phone'))
  leaveCopy('desk')
  const { autosaver, state } = await openForm()
  expect(state()).toMatchObject({
    text: text('desk'),
    other: { value: text('phone'), from: 'device' },
  })
  await wait(60_000)
  expect([onDevice(), onServer()]).toEqual([[text('desk')], text('phone')])
  autosaver.decide('mine')
  await wait(0)
  expect([onDevice(), onServer(), state().other]).toEqual([[], text('desk'), undefined])
})

test('a tab with nothing typed brings itself up to date when it is looked at', async () => {
  const { taken, state } = await openForm()
  type(text('phone'))
  window.dispatchEvent(new Event('focus'))
  await wait(0)
  expect([taken, state().text]).toEqual([[text('phone')], text('phone')])
})

test('a tab that was overtaken while typing is warned before it writes', async () => {
  const { autosaver, taken, state } = await openForm()
  autosaver.change(text('desk'))
  type(text('phone'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  expect(state().other).toMatchObject({ value: text('phone'), from: 'device' })
  autosaver.change(text('desk, more'))
  await wait(60_000)
  expect([onDevice(), onServer(), taken]).toEqual([[text('desk, more')], text('phone'), []])
})

test.each([
  ['the other', 'other', text('phone')],
  ['mine', 'mine', text('desk')],
  ['some of both', { text: text('phone and desk') }, text('phone and desk')],
] as const)('choosing %s puts it in both places', async (_what, choice, expected) => {
  const { autosaver, taken, state } = await openForm()
  autosaver.change(text('desk'))
  type(text('phone'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  autosaver.decide(choice)
  await wait(0)
  expect([state().text, onServer(), onDevice(), state().other]).toEqual([
    expected,
    expected,
    [],
    undefined,
  ])
  expect(taken).toEqual(choice === 'mine' ? [] : [expected])
  autosaver.change(text('and on'))
  await wait(AUTOSAVE_DELAYS.quietMs)
  expect(onServer()).toEqual(text('and on'))
})

test('a tab hears that its form was sent from elsewhere and keeps what was typed here', async () => {
  type(text('a'))
  const { autosaver, state } = await openForm()
  autosaver.change(text('ab'))
  type(null)
  await wait(AUTOSAVE_DELAYS.quietMs)
  expect(state()).toMatchObject({ text: text('ab'), other: { value: null } })
})

test('two tabs that were both cut off are both offered', async () => {
  leaveCopy('one', { writer: 'tab_one', typedAt: new Date(Date.now() - 60_000) })
  leaveCopy('two', { writer: 'tab_two' })
  const { autosaver, state } = await openForm()
  expect(state()).toMatchObject({
    text: text('two'),
    other: { value: text('one'), from: 'leftTab' },
  })
  await wait(0)
  expect(onServer()).toEqual(text('two'))
  autosaver.decide('other')
  await wait(0)
  expect([onServer(), onDevice()]).toEqual([text('one'), []])
})
