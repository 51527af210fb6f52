import { chipOf } from '@systole/domain/reports/chips'
import { ReportDraft } from '@systole/domain/reports/report-draft'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, openDesk, PHRASES } from '../testing/open-desk.tsx'

const VHS = chipOf('m_vhs_0001')
const MEASUREMENTS = '/api/query_case_measurements'
const measured = (text: string, implausible = false) => ({
  code: 0,
  data: {
    measurements: [
      {
        mid: 'm_vhs_0001',
        fid: 'f1',
        fileName: 'thorax.dcm',
        method: 'vhs',
        text,
        implausible,
        updated: '20261120062107',
      },
    ],
  },
})
const draftWith = (value: string) =>
  ReportDraft.parse({ answers: [{ type: 'fullEvaluationAndAnesthesiaPlan', value }] })
const shownIn = (number: number) => (answer(number) as HTMLTextAreaElement).value // the field of an answer

beforeEach(() => {
  // jsdom has no layout
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('a measurement in an answer is its present value, and what is typed around it keeps it', async () => {
  const { user, drafts } = await openDesk({
    draft: draftWith(`Heart ${VHS}.`),
    answers: { [MEASUREMENTS]: measured('VHS 10.8 v') },
  })
  await screen.findByDisplayValue('Heart VHS 10.8 v.')
  await user.type(answer(1), ' Large.')
  await user.keyboard('{Control>}s{/Control}')
  expect(drafts().at(-1)?.draft.answers).toEqual([
    { type: 'fullEvaluationAndAnesthesiaPlan', value: `Heart ${VHS}. Large.` },
  ])
})

test('Backspace takes the whole measurement away', async () => {
  const { user } = await openDesk({
    draft: draftWith(`Heart ${VHS}`),
    answers: { [MEASUREMENTS]: measured('VHS 10.8 v') },
  })
  await screen.findByDisplayValue('Heart VHS 10.8 v')
  await user.type(answer(1), '{Backspace}')
  expect(shownIn(1)).toBe('Heart ')
})

test('a slash offers the measurements of the case before the phrases', async () => {
  const { user, drafts } = await openDesk({
    answers: {
      [MEASUREMENTS]: measured('VHS 10.8 v'),
      [PHRASES]: { code: 0, data: { phrases: [] } },
    },
  })
  await user.type(answer(1), 'Heart /vhs')
  await screen.findByRole('option', { name: /VHS 10\.8 v/ })
  await user.keyboard('{Enter}, large.')
  expect(shownIn(1)).toBe('Heart VHS 10.8 v, large.')
  await user.keyboard('{Control>}s{/Control}')
  expect(drafts().at(-1)?.draft.answers[0].value).toBe(`Heart ${VHS}, large.`)
})

test('an input method that composes beside a measurement is not disturbed', async () => {
  await openDesk({
    draft: draftWith(VHS),
    answers: { [MEASUREMENTS]: measured('VHS 10.8 v') },
  })
  await screen.findByDisplayValue('VHS 10.8 v')
  const field = answer(1) as HTMLTextAreaElement // the field of an answer
  fireEvent.compositionStart(field)
  for (const composed of ['x', 'xi', '心']) {
    field.setSelectionRange(field.value.length, field.value.length)
    fireEvent.input(field, { target: { value: `VHS 10.8 v${composed}` }, isComposing: true })
    expect(field.value).toBe(`VHS 10.8 v${composed}`)
  }
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('VHS 10.8 v心')
})

test('a measurement that is gone is marked', async () => {
  await openDesk({ draft: draftWith(`Heart ${VHS}`) })
  await screen.findByDisplayValue('Heart [?]')
  expect(document.querySelector('mark[data-gone]')?.textContent).toBe('[?]')
})

test('an implausible value says so in the / list, in the answer and before the signature', async () => {
  const { user } = await openDesk({
    answers: {
      [MEASUREMENTS]: measured('LA/Ao 0.65', true),
      [PHRASES]: { code: 0, data: { phrases: [] } },
    },
  })
  await user.type(answer(1), 'Atrium /la')
  const option = await screen.findByRole('option', { name: /LA\/Ao 0\.65/ })
  expect(option.textContent).toContain('Implausible')
  await user.keyboard('{Enter}')
  expect(document.querySelector('mark[data-doubt]')?.textContent).toBe('LA/Ao 0.65')
  expect(screen.getByText(/LA\/Ao 0\.65: implausible/)).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/Implausible measurement in .+: LA\/Ao 0\.65/)).toBeVisible()
})
