import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aProposal, openWriting, PHRASES, RESULT } from '../testing/open-writing.tsx'
import { DiagnosisStep } from './diagnosis-step.tsx'

const open = (options: Parameters<typeof openWriting>[1] = {}) =>
  openWriting((writing) => <DiagnosisStep writing={writing} />, options)
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ phrase_id: null, name: `Own ${index}` }))

test('ECG-6 a proposal shows its reason and its place, and Enter accepts it', async () => {
  const onPlace = vi.fn()
  const { user, shown } = await open({ proposals: [aProposal()], writing: { onPlace } })
  expect(await screen.findByText('3 of 40 intervals premature')).toBeVisible()
  expect(screen.getByText('Rule: ventricular premature beats')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place 1 of 1 in the ECG' }))
  expect(onPlace).toHaveBeenCalledWith({ recording: 'r1', from_sample: 100, to_sample: 200 })
  await user.click(document.body)
  await user.keyboard('{Enter}')
  expect(shown.document.diagnosis_list).toEqual([
    { phrase_id: 'dx.vpc', name: 'Ventricular premature complexes (VPC)' },
  ])
  expect(shown.document.sources.diagnosis_list?.by).toBe('reviewer')
  expect(screen.getByText('Accepted')).toBeVisible()
})

test('ECG-6 a proposal that is left out adds nothing and can be proposed again', async () => {
  const { user, shown } = await open({ proposals: [aProposal()], writing: { caseId: 'case_out' } })
  await user.click(await screen.findByRole('button', { name: /^Leave out/ }))
  expect(screen.getByText('Left out')).toBeVisible()
  expect(shown.document.diagnosis_list).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Propose again/ }))
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeVisible()
})

test('ECG-6 the phrases of a Japanese report are Japanese, and the list is sorted by label', async () => {
  const { user, shown } = await open({ writing: { reportLanguage: 'ja' } })
  await waitFor(() => expect(screen.getAllByRole('combobox')).toHaveLength(2))
  await user.keyboard('/')
  expect(screen.getAllByRole('combobox')[0]).toHaveFocus()
  await user.keyboard('細動')
  const list = await screen.findByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['心房細動の疑い'])
  await user.keyboard('{Enter}')
  expect(shown.document.diagnosis_list).toEqual([{ phrase_id: 'dx.af', name: '心房細動の疑い' }])
})

test('ECG-6 diagnoses are kept sorted by label', async () => {
  const { user, shown } = await open({
    document: { diagnosis_list: [{ phrase_id: null, name: 'Sinus rhythm' }] },
    proposals: [aProposal({ id: 'dx.af', value: 'Atrial fibrillation suspected' })],
  })
  await user.click(await screen.findByRole('button', { name: /^Accept/ }))
  expect(shown.document.diagnosis_list.map(({ name }) => name)).toEqual([
    'Atrial fibrillation suspected',
    'Sinus rhythm',
  ])
})

test('ECG-5 own words need a name', async () => {
  const { user, shown } = await open()
  await user.click((await screen.findAllByRole('button', { name: 'Own words' }))[0] as HTMLElement)
  expect(screen.getByText('Please enter possible cause name')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Diagnosis 1' }), '心筋症')
  expect(screen.queryByText('Please enter possible cause name')).toBeNull()
  expect(shown.document.diagnosis_list).toEqual([{ phrase_id: null, name: '心筋症' }])
})

test('ECG-5 the list takes twenty diagnoses and says so', async () => {
  await open({ document: { diagnosis_list: named(19) } })
  expect(await screen.findByText('19 of 20')).toBeVisible()
  expect(await screen.findAllByRole('combobox')).toHaveLength(2)
})

test('ECG-5 a twenty-first diagnosis is not offered', async () => {
  await open({ document: { diagnosis_list: named(20) }, proposals: [aProposal()] })
  expect(await screen.findByText('20 of 20')).toBeVisible()
  expect(await screen.findByText('No more than 20 entries.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Accept/ })).toBeDisabled()
})

test('ECG-5 other diagnoses are one per line, at most 20 of 200 characters; more is shown and not kept', async () => {
  const { user, shown } = await open()
  const field = screen.getByRole('textbox', { name: 'Other diagnoses' })
  const paste = async (text: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  const full = '犬'.repeat(200)
  await paste(full)
  expect(shown.document.other_diagnoses).toBe(full)
  await paste(`first\n${full}犬`)
  expect(screen.getByText('Line 2 has 201 characters. Only 200 can be saved.')).toBeVisible()
  expect(field).toHaveValue(`first\n${full}犬`)
  expect(shown.document.other_diagnoses).toBe('')
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `dx ${at}`).join('\n')
  await paste(lines(21))
  expect(screen.getByText('21 lines. Only 20 can be saved.')).toBeVisible()
  await paste(lines(20))
  expect(shown.document.other_diagnoses).toBe(lines(20))
})

test('ECG-4 a review without a diagnosis says so', async () => {
  const { user, shown } = await open()
  await user.click(screen.getByRole('button', { name: 'No diagnosis' }))
  expect(screen.getByText(/^No diagnosis is stated/)).toBeVisible()
  expect(shown.document.sources.diagnosis_list?.by).toBe('reviewer')
})

test('ECG-6 proposals and phrases that cannot be loaded are said, with Try again', async () => {
  const failure = { code: -100, message: '' }
  await open({ answers: { [PHRASES]: failure, [RESULT]: failure } })
  expect(await screen.findByText('The proposals could not be loaded.')).toBeVisible()
  expect(await screen.findAllByText('The phrases could not be loaded.')).toHaveLength(2)
})

test('ECG-4 a review that is only read offers no change', async () => {
  await open({
    document: { diagnosis_list: named(1) },
    proposals: [aProposal()],
    writing: { isReadOnly: true, caseId: 'case_read' },
  })
  expect(await screen.findByText('3 of 40 intervals premature')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Diagnosis 1' })).toHaveAttribute('readonly')
})
