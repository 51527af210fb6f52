import { CLINICAL_SIGNS } from '@systole/domain/clinical/clinical-input'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { ClinicalStage } from './clinical-stage.tsx'
import {
  box,
  MOCHI,
  openStage,
  PEPPER,
  rate,
  saved,
  UPDATE,
} from './testing/open-clinical-stage.tsx'

test('CLIN-1 the respiratory rate has the focus and asks for breaths per min', async () => {
  await openStage(PEPPER)
  expect(document.activeElement).toBe(rate())
  expect(rate().placeholder).toBe('breaths per min')
})

test.each([
  ['dog', '44', 'Above normal at rest'],
  ['rabbit', '48', ''],
  ['rabbit', '70', 'Above normal at rest'],
  ['guinea pig', '100', ''],
  ['rabbit', '450', '450'],
] as const)(
  'CLIN-1 the breathing rate of a %s, %s a minute, is judged by its species: "%s"',
  async (pet_type, typed, doubt) => {
    const { user } = await openStage(aCase({ ...PEPPER, pet: { ...PEPPER.pet, pet_type } }))
    await user.type(rate(), typed)
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '')
    const doubts = said.filter((text) => !text.startsWith('Complete the required fields')).join(' ')
    if (doubt === '') expect(doubts).toBe('')
    else expect(doubts).toContain(doubt)
  },
)

test('CLIN-1 the text of others can be written only with others', async () => {
  const { user } = await openStage(PEPPER)
  const text = screen.getByLabelText<HTMLInputElement>('Describe the other lung sounds')
  expect(text.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Others' }))
  expect(text.disabled).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Crackles' }))
  expect(text.disabled).toBe(true)
})

test('CLIN-2 no clinical signs clears and locks the six others, and says why', async () => {
  const { user } = await openStage(MOCHI)
  expect(box('Frequent cough').checked).toBe(true)
  await user.click(box('No clinical signs'))
  const others = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((each) => each !== box('No clinical signs'))
  expect(others).toHaveLength(CLINICAL_SIGNS.length - 1)
  expect(others.every(({ checked, disabled }) => !checked && disabled)).toBe(true)
  const reason = document.getElementById(others[0]?.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('No clinical signs')
  await user.click(box('No clinical signs'))
  expect(others.every(({ disabled }) => !disabled)).toBe(true)
})

test('CLIN-3 six dropdowns start unchosen and offer the options of the specification', async () => {
  await openStage(PEPPER)
  const selects = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(selects.map(({ value }) => value)).toEqual(Array(6).fill('-1'))
  const grades = within(screen.getByLabelText('Heart murmur grade')).getAllByRole('option')
  expect(grades.map((option) => option.textContent)).toEqual([
    'Choose',
    'Grade 1/6',
    'Grade 2/6',
    'Grade 3/6',
    'Grade 4/6',
    'Grade 5/6',
    'Grade 6/6',
    'No murmur heard',
    'Not sure',
  ])
})

test('CLIN-4 three text areas of eight rows, of which only the history is required', async () => {
  await openStage(PEPPER)
  const names = [/^Course so far.*optional/, /^Medical history$/, /^Current medication.*optional/]
  for (const name of names) {
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name }).rows).toBe(8)
  }
})

test('CLIN-5 nothing is marked before Next, then every failing field is, and nothing is sent', async () => {
  const { next, sent, moves } = await openStage(PEPPER)
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  await next()
  const summary = screen.getByRole('heading', { name: 'There is a problem' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(10)
  expect(screen.getAllByText('Fill in this field')).toHaveLength(10)
  expect([sent(), moves]).toEqual([[], []])
})

test('CLIN-5 a respiratory rate that is no number is reported as an invalid value, not as an empty field', async () => {
  const { user, next } = await openStage(PEPPER)
  await user.type(screen.getByLabelText(/^Respiratory rate/), 'abc')
  await next()
  expect(screen.getByRole('link', { name: /^Respiratory rate.*Invalid value/ })).toBeVisible()
  expect(screen.getAllByText('Invalid value')).toHaveLength(1)
  expect(screen.getAllByText('Fill in this field')).toHaveLength(9)
})

test('CLIN-5 a link of the summary leads to its field, whose error is tied to it', async () => {
  const { user, next } = await openStage(PEPPER)
  await next()
  await user.click(screen.getByRole('link', { name: /^Murmur timing/ }))
  const field = screen.getByLabelText('Murmur timing')
  expect(document.activeElement).toBe(field)
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Fill in this field')
})

test('CLIN-5 an error goes once its field is valid', async () => {
  const { user, next } = await openStage(PEPPER)
  await next()
  await user.type(rate(), '4')
  expect(rate().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(9)
  await user.click(box('Abdominal distension'))
  expect(screen.getAllByRole('link')).toHaveLength(8)
})

test('CASE-4 CLIN-5 a valid form is sent with its version and dataValid, then the case moves on', async () => {
  const { user, next, sent, moves } = await openStage(MOCHI, { [UPDATE]: saved(MOCHI) })
  await user.clear(rate())
  await user.type(rate(), '36')
  await next()
  await waitFor(() => expect(moves).toEqual(['saved 9']))
  expect(sent()).toEqual([
    {
      clinical_input: aClinicalInput({ respiratoryRate: '36' }),
      version: MOCHI.version,
    },
  ])
})

test('CASE-4 a lost connection keeps everything, says so, and Try again sends', async () => {
  const answers: Record<string, ReturnType<typeof saved>> = {}
  const { user, next, moves } = await openStage(MOCHI, answers)
  await next()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('Check your connection')
  expect(rate().value).toBe('44')
  answers[UPDATE] = saved(MOCHI)
  await user.click(retry)
  await waitFor(() => expect(moves).toEqual(['saved 9']))
})

test('the same form speaks Chinese', async () => {
  await renderVetPage(
    <ClinicalStage
      consult={PEPPER}
      uid="account_chan"
      frame={({ content, bar }) => (
        <>
          {content}
          {bar}
        </>
      )}
      onBack={() => {}}
      onSaved={() => {}}
      onReloaded={() => {}}
    />,
    {},
    { language: 'zh_hk' },
  )
  expect(await screen.findByRole('heading', { name: '臨床資料及病史' })).toBeVisible()
  expect(screen.getByLabelText('呼吸頻率')).toBeVisible()
})

test('CLIN-5 what is required says so, what is optional too', async () => {
  await openStage(PEPPER)
  expect(screen.getByText('Fields marked * are required.')).toBeVisible()
  const required = document.querySelectorAll('[aria-required="true"]')
  expect([...required].map((field) => field.id.replace('clinical-', ''))).toEqual([
    'respiratoryRate',
    'murmurGrade',
    'murmurTiming',
    'gallop',
    'muffledSounds',
    'murmurLocation',
    'murmurSegment',
    'medicalHistory',
  ])
  expect(screen.getAllByText('(optional)')).toHaveLength(2)
})

test('CLIN-4 a template starts the history, and comes after what is written', async () => {
  const { user } = await openStage(PEPPER)
  const history = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Medical history' })
  await user.type(history, 'Coughs at night.')
  const [template] = screen.getAllByRole('button', { name: 'Insert a template' })
  if (template) await user.click(template)
  expect(history.value).toMatch(/^Coughs at night\.\n\nOnset: \n/)
})
