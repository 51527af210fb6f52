import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InterpretationStep } from '../interpretation/interpretation-step.tsx'
import { NotesStep } from '../notes/notes-step.tsx'
import { aProposal, openWriting } from '../testing/open-writing.tsx'
import { EvaluationStep } from './evaluation-step.tsx'

const TWO = [
  { phrase_id: 'ev.echo', name: 'Echocardiography', priority: 'recommended' as const },
  { phrase_id: null, name: 'Holter', priority: 'could consider' as const },
]
const open = (options: Parameters<typeof openWriting>[1] = {}) =>
  openWriting((writing) => <EvaluationStep writing={writing} />, options)

test('ECG-4 an evaluation is accepted with its priority, which can be changed', async () => {
  const { user, shown } = await open({
    proposals: [
      aProposal({
        section: 'evaluation',
        id: 'ev.holter',
        value: 'Holter recording',
        extras: { priority: 'strongly recommended' },
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^Accept/ }))
  expect(shown.document.evaluation_list).toEqual([
    { phrase_id: 'ev.holter', name: 'Holter recording', priority: 'strongly recommended' },
  ])
  await user.click(screen.getByRole('radio', { name: 'Could consider' }))
  expect(shown.document.evaluation_list[0]?.priority).toBe('could consider')
})

test('ECG-4 Alt and an arrow key, buttons and dragging change the order', async () => {
  const { user, shown } = await open({ document: { evaluation_list: TWO } })
  const order = () => shown.document.evaluation_list.map(({ name }) => name)
  screen.getByRole('textbox', { name: 'Evaluation 2' }).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['Holter', 'Echocardiography'])
  expect(screen.getByText('Holter is now number 1.')).toBeInTheDocument()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['Holter', 'Echocardiography'])
  await user.click(screen.getByRole('button', { name: 'Move evaluation 1 down' }))
  expect(order()).toEqual(['Echocardiography', 'Holter'])
  const [first, second] = screen.getAllByRole('listitem')
  const dataTransfer = { setData: () => {}, effectAllowed: '' }
  fireEvent.dragStart(screen.getByTitle('Drag evaluation 1'), { dataTransfer })
  fireEvent.dragOver(second as HTMLElement, { dataTransfer })
  fireEvent.drop(second as HTMLElement, { dataTransfer })
  expect(order()).toEqual(['Holter', 'Echocardiography'])
  expect(first).toBeInTheDocument()
})

test('ECG-5 an evaluation needs a name', async () => {
  const { user, shown } = await open()
  await user.click(await screen.findByRole('button', { name: 'Own words' }))
  expect(screen.getByText('Enter evaluation name')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Evaluation 1' }), '血圧測定')
  expect(shown.document.evaluation_list).toEqual([
    { phrase_id: null, name: '血圧測定', priority: 'recommended' },
  ])
})

test('ECG-5 a treatment note takes 4000 characters and no more', async () => {
  const { user, shown } = await open()
  const field = screen.getByRole('textbox', { name: 'Treatment note' })
  expect(screen.getByText('Printed in the report. Up to 4000 characters.')).toBeVisible()
  await user.click(field)
  await user.paste(`${'薬'.repeat(4000)}x`)
  expect(shown.document.treatment_note).toBe('薬'.repeat(4000))
})

test('ECG-6 an interpretation is accepted and can be reworded', async () => {
  const { user, shown } = await openWriting((writing) => <InterpretationStep writing={writing} />, {
    proposals: [aProposal({ section: 'interpretation', id: 'int.loss', value: 'Packet loss' })],
  })
  await user.click(await screen.findByRole('button', { name: /^Accept/ }))
  await user.type(screen.getByRole('textbox', { name: 'Interpretation 1' }), ' at the end')
  expect(shown.document.interpretation_list).toEqual([
    { phrase_id: 'int.loss', text: 'Packet loss at the end' },
  ])
})

test('NOTE-1 each note says who reads it, and the note of the patcher is shown', async () => {
  const received = [{ content: 'Lead II was loose.', by: 'Pat Chu', at: undefined }]
  const { user, shown } = await openWriting((writing) => (
    <NotesStep writing={writing} received={received} />
  ))
  expect(screen.getByText('Lead II was loose.')).toBeVisible()
  expect(screen.getByText('Pat Chu')).toBeVisible()
  const vet = screen.getByRole('textbox', { name: 'For the vet in charge' })
  expect(vet).toHaveAccessibleDescription(
    'The hospital reads it. It is printed in the report. Up to 2000 characters.',
  )
  await user.type(vet, 'Please repeat.')
  expect(shown.document.notes).toMatchObject({ for_vet_in_charge: 'Please repeat.' })
  for (const name of ['For the reviewers', 'For education', 'From customer service']) {
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
      expect.stringContaining('The hospital does not.'),
    )
  }
})
