import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReadingCase } from '../testing/a-reading-case.ts'
import {
  answer,
  openDesk,
  SAVE,
  TAKE_OVER,
  UPDATE,
  VISIT,
  wireReader,
} from '../testing/open-desk.tsx'

test('STAFF-4 a case that someone else reads is shown, with the name, and cannot be written', async () => {
  await openDesk({
    consult: aReadingCase({ reader: { accountId: 'u-leo', name: 'Leo Wong' } }),
  })
  expect(screen.getByText(/Leo Wong is reading this case/)).toBeVisible()
  expect(answer(1)).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: 'Review and sign' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a recommendation' })).toBeNull()
})

test('STAFF-4 who else looks at the case is shown by name', async () => {
  await openDesk({
    answers: {
      [VISIT]: {
        code: 0,
        data: {
          status: 'data_processing',
          reader: wireReader(aReadingCase()),
          visitors: [{ uid: 'u-leo', name: 'Leo Wong' }],
          draft_version: 4,
        },
      },
    },
  })
  expect(await screen.findByText('Also viewing this case: Leo Wong')).toBeVisible()
})

test('STAFF-4 a case is taken over from the colleague one saw, after being asked', async () => {
  const consult = aReadingCase({ reader: { accountId: 'u-leo', name: 'Leo Wong' } })
  const { user, calls } = await openDesk({
    consult,
    answers: { [TAKE_OVER]: { code: -6025, message: '' } },
  })
  await user.click(screen.getByRole('button', { name: 'Take over' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Take over the case from Leo Wong?',
  })
  expect(calls.some(({ path }) => path === TAKE_OVER)).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Take over' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === TAKE_OVER)?.fields).toMatchObject({
      usid: 'case_mochi',
      from: 'u-leo',
    }),
  )
})

test('STAFF-4 words that came too late for the claim stay on the screen, and it says so', async () => {
  const { user } = await openDesk({
    answers: { [SAVE]: { code: -6027, message: '', data: { holder: null } } },
  })
  await user.type(answer(1), 'Low risk')
  await user.tab()
  expect(await screen.findByText('Your latest changes are not saved')).toBeVisible()
  expect(answer(1)).toHaveProperty('value', 'Low risk')
})

test('STAFF-4 a free case is claimed by an explicit step, on the version that was seen', async () => {
  const { user, calls } = await openDesk({
    consult: aReadingCase({ status: 'submit', reader: undefined }),
    answers: { [UPDATE]: { code: -6025, message: '' } },
  })
  await user.click(screen.getByRole('button', { name: 'Start reading' }))
  await waitFor(() => expect(calls.some(({ path }) => path === UPDATE)).toBe(true))
  const call = calls.find(({ path }) => path === UPDATE)
  expect(call?.fields.usid).toBe('case_mochi')
  expect(JSON.parse(call?.fields.params ?? '')).toEqual({ status: 'data_processing', version: 7 })
  await screen.findByText(/changed|meantime/)
})
