import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withAnswer } from '../drafts/edit-draft.ts'
import { aReadingCase } from '../testing/a-reading-case.ts'
import { answer, finished, NOT_SIGNED, openDesk, READ, SAVE, SAVED } from '../testing/open-desk.tsx'

test('STAFF-4 an answer is saved when its field is left, with the version it was typed on', async () => {
  const { user, drafts } = await openDesk()
  await user.type(answer(1), 'Low risk')
  expect(screen.getByText('Not saved yet')).toBeVisible()
  await user.tab()
  await screen.findByText(/^Saved \d\d:\d\d:\d\d$/)
  expect(drafts()).toEqual([
    {
      draft: withAnswer(emptyReportDraft(), 'fullEvaluationAndAnesthesiaPlan', 'Low risk'),
      version: 4,
    },
  ])
})

test('questions stand in the order of the vet, in the words of the vet', async () => {
  await openDesk()
  expect(screen.getByText('Question 1 of 2')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Full evaluation and anesthesia plan' })).toBeVisible()
  const second = screen.getByRole('button', { name: /2\. Is a dental safe next week\?/ })
  expect(second.textContent).toContain('Not answered yet')
  expect(screen.getByRole('tab', { name: 'Answers 0/2' })).toBeVisible()
})

test('Alt and the down arrow go to the next question, even while typing', async () => {
  const { user } = await openDesk()
  await user.click(answer(1))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(answer(2)))
})

test('STAFF-4 a draft changed elsewhere is reported plainly, and mine can be kept', async () => {
  const refusals = [{ code: -6025, message: 'Someone else has changed this.' }]
  const { user, drafts } = await openDesk({
    answers: {
      [SAVE]: () =>
        refusals.shift() ?? {
          code: 0,
          data: { version: 10, saved: SAVED, revision: '', ...NOT_SIGNED },
        },
      [READ]: {
        code: 0,
        data: {
          draft: finished,
          draft_version: 9,
          saved: SAVED,
          revision: '',
          report: null,
          logo_url: '',
          pdf_url: '',
          pdf_sha256: '',
        },
      },
    },
  })
  await user.type(answer(1), 'mine')
  await user.tab()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('changed in another window')
  expect(answer(1)).toHaveProperty('value', 'mine')
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 3000 })
  expect(within(dialog).getByText('Low risk.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  await screen.findByText(/^Saved/)
  expect(drafts().at(-1)).toMatchObject({ version: 9 })
  expect(answer(1)).toHaveProperty('value', 'mine')
})

test('STAFF-4 the other version can be loaded instead', async () => {
  const { user } = await openDesk({
    answers: {
      [SAVE]: { code: -6025, message: '' },
      [READ]: {
        code: 0,
        data: {
          draft: finished,
          draft_version: 9,
          saved: SAVED,
          revision: '',
          report: null,
          logo_url: '',
          pdf_url: '',
          pdf_sha256: '',
        },
      },
    },
  })
  await user.type(answer(1), 'mine')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }))
  await user.click(await screen.findByRole('button', { name: 'Load the other version' }))
  await waitFor(() => expect(answer(1)).toHaveProperty('value', 'Low risk.'))
})

test('without a connection the words stay and the page says that they are not saved', async () => {
  const { user, drafts } = await openDesk({ answers: { [SAVE]: undefined as never } })
  await user.type(answer(1), 'offline')
  await user.tab()
  await screen.findByText('Not saved, retrying')
  expect(answer(1)).toHaveProperty('value', 'offline')
  expect(drafts()).toHaveLength(1)
})

test('STAFF-4 what is missing blocks the signature, with a way to each field', async () => {
  const { user } = await openDesk({ draft: { ...finished, answers: [], quality: null } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Review and sign' })
  const missing = await within(dialog).findAllByRole('button', { name: /^Go to it/ })
  expect(missing.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Go to it: Question 1 has no answer',
    'Go to it: Question 2 has no answer',
    'Go to it: Image quality has not been rated',
  ])
  await within(dialog).findByRole('region', { name: 'Preview of the report' })
  expect(within(dialog).getByRole('button', { name: 'Sign and release' })).toHaveProperty(
    'disabled',
    true,
  )
  await user.click(missing[1] ?? dialog)
  await waitFor(() => expect(document.activeElement).toBe(answer(2)))
})

test('a number opens that file, unless it is being typed', async () => {
  const { user } = await openDesk()
  expect(screen.getByText('viewer of f1')).toBeVisible()
  await user.keyboard('2')
  expect(screen.getByText('viewer of f2')).toBeVisible()
  await user.type(answer(1), '1')
  expect(screen.getByText('viewer of f2')).toBeVisible()
  expect(answer(1)).toHaveProperty('value', '1')
})

test('recommendations are added, given a priority, reordered and taken out', async () => {
  const { user, drafts } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Add a recommendation' }))
  await user.type(screen.getByLabelText('Recommendation 1'), 'Echo in 3 months')
  await user.click(screen.getByRole('button', { name: 'Add a recommendation' }))
  await user.type(screen.getByLabelText('Recommendation 2'), 'Blood pressure')
  await user.selectOptions(
    screen.getByLabelText('Priority of recommendation 2'),
    'strongly recommended',
  )
  await user.click(screen.getByRole('button', { name: 'Move recommendation 2 up' }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(drafts().at(-1)?.draft.recommendations).toEqual([
      { name: 'Blood pressure', priority: 'strongly recommended' },
      { name: 'Echo in 3 months', priority: 'recommended' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Remove recommendation 1' }))
  expect(screen.getByLabelText('Recommendation 1')).toHaveProperty('value', 'Echo in 3 months')
})

test('STAFF-4 why a file is not there is shown beside the files', async () => {
  await openDesk({ consult: aReadingCase({ absent: [{ kind: 'echo', reason: '主人不同意。' }] }) })
  const list = screen.getByRole('list', { name: 'Clinic: not available' })
  expect(within(list).getByRole('listitem').textContent).toBe('Echo主人不同意。')
})

test('ROLE-3 the note to the reviewer is read in the history, with its author and time', async () => {
  const at = new Date('2026-11-20T06:02:00Z')
  const reviewerNotes = [{ content: 'Lead II was loose', by: 'Wing Yan Chan', at }]
  const { user } = await openDesk({ consult: aReadingCase({ reviewerNotes }) })
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const note = screen.getByText('Lead II was loose').closest('section')
  expect(note?.textContent).toMatch(/^Note to the reviewer.*Wing Yan Chan · .*2026/)
})
