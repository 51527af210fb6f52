import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openDesk, PHRASES } from '../testing/open-desk.tsx'

const phrase = (label: string, body: string, more: object = {}) => ({
  ...{ phid: label, section: 'anesthesia', label, body, version: 1 },
  ...{ mode: '', question: '', own: false, place: 0, used: 0 },
  ...more,
})
const withPhrases = {
  [PHRASES]: {
    code: 0,
    data: { phrases: [phrase('Low risk', 'The risk is low.'), phrase('Postpone', 'Wait.')] },
  },
}

test('SPEC 18: a slash offers phrases by keyboard, and the chosen one takes its place', async () => {
  const { user, calls } = await openDesk({ answers: withPhrases })
  await user.type(answer(1), 'Grade 3/6. /')
  const menu = within(await screen.findByRole('listbox'))
  expect(menu.getAllByRole('option')).toHaveLength(2)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(answer(1)).toHaveProperty('value', 'Grade 3/6. Wait.')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard(' /low{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(answer(1)).toHaveProperty('value', 'Grade 3/6. Wait. /low')
  expect(calls.find(({ path }) => path === PHRASES)?.fields.language).toBe('en_us')
})

test('SPEC 18: nothing opens or is taken while an input method is composing', async () => {
  await openDesk({ answers: withPhrases })
  const area = answer(1) as HTMLTextAreaElement // the field of an answer
  area.focus()
  fireEvent.input(area, { target: { value: '/low' }, isComposing: true })
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.compositionEnd(area)
  await screen.findByRole('listbox')
  fireEvent.keyDown(area, { key: 'Enter', isComposing: true })
  expect(area.value).toBe('/low')
})

test('SPEC 18: a note offers phrases too, but none that belongs to one question or the other mode', async () => {
  const { user, calls } = await openDesk({
    answers: {
      [PHRASES]: {
        code: 0,
        data: {
          phrases: [
            phrase('For all', 'Everywhere.'),
            phrase('For one', 'Prognosis.', { question: 'prognosis' }),
            phrase('For basic', 'Plan.', { mode: 'basic' }),
          ],
        },
      },
      '/api/take_phrase': { code: 0, data: {} },
    },
  })
  await user.click(screen.getByRole('tab', { name: /Notes/ }))
  const note = await screen.findByRole('textbox', { name: /note/i })
  await user.type(note, '/')
  const menu = within(await screen.findByRole('listbox'))
  expect(menu.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('For all'),
  ])
  await user.keyboard('{Enter}')
  expect(note).toHaveProperty('value', 'Everywhere.')
  expect(calls.find(({ path }) => path === '/api/take_phrase')?.fields.phid).toBe('For all')
})

test('a slash without a phrase says so beside the text until it is gone', async () => {
  const { user } = await openDesk({ answers: withPhrases })
  await user.type(answer(1), 'VHS 6.9 v. /B2')
  const words = 'No phrase matches /B2. It remains in the text as typed.'
  expect(await screen.findByText(words)).toBeVisible()
  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(screen.queryByText(words)).toBeNull()
})
