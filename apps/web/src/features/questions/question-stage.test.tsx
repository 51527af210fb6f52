import type { Case } from '@systole/contract/cases/wire-case'
import { coachLines } from '@systole/domain/questions/file-coach'
import type { QuestionSelection } from '@systole/domain/questions/question'
import { QuestionSession } from '@systole/domain/questions/question-session'
import { fileNeeds } from '@systole/domain/questions/required-files'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeDrafts } from '../../drafts/autosavers.ts'
import { aCase } from '../../testing/a-case.ts'
import { fakeDrafts } from '../../testing/fake-drafts.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { ChoiceCoach } from '../coach/choice-coach.tsx'
import { QuestionStage } from './question-stage.tsx'

const ADD = '/api/add_cardiobirdx_session_data'
const NEW = aCase({ status: 'open', tag: [], question_session: null })
const SAVED = { [ADD]: { code: 0, data: { fileName: 'question_to_cardiologist' } } }

async function openStage(
  consult: Case = NEW,
  { answers = SAVED, uploaded = [] }: { answers?: object; uploaded?: FileKind[] } = {},
) {
  const moves: string[] = []
  const page = await renderVetPage(
    <QuestionStage
      consult={consult}
      uid="account_chan"
      prices={{ basic: 'HKD 298', advance: 'HKD 548' }}
      coach={(asked) => {
        const lines = coachLines({ needs: fileNeeds(asked), there: uploaded })
        return { beside: <ChoiceCoach lines={lines} chosen={asked.length} />, line: null }
      }}
      frame={({ content, beside, bar }) => (
        <>
          {content}
          {beside}
          {bar}
        </>
      )}
      onBack={() => moves.push('back')}
      onSaved={async () => {
        moves.push('saved')
      }}
    />,
    { ...answers },
  )
  await screen.findByRole('button', { name: 'Next' })
  const { user } = page
  return {
    ...page,
    moves,
    next: () => user.click(screen.getByRole('button', { name: 'Next' })),
    tick: (name: RegExp) => user.click(box(name)),
    advance: () => user.click(screen.getByRole('tab', { name: /Advance/ })),
    sent: () => page.calls(ADD).map(({ fields }) => fields),
  }
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const words = (number: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: `Text of additional question ${number}`,
  })
const isTicked = (name: RegExp) => box(name).checked

test('QUES-1 Basic is first and each tab has its price; an Advance case opens on Advance', async () => {
  const { unmount } = await openStage()
  const [basic, advance] = screen.getAllByRole('tab')
  expect(basic?.textContent).toBe('BasicHKD 298')
  expect(basic?.getAttribute('aria-selected')).toBe('true')
  expect(advance?.textContent).toBe('AdvanceHKD 548')
  unmount()
  await openStage(aCase())
  expect(screen.getByRole('tab', { name: /Advance/ }).getAttribute('aria-selected')).toBe('true')
  expect(isTicked(/Full evaluation/)).toBe(true)
})

test('QUES-2 Basic offers seven questions and Advance five', async () => {
  const { advance } = await openStage()
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  await advance()
  expect(screen.getAllByRole('checkbox')).toHaveLength(5)
})

test('QUES-3 the note names what the ticked questions need, and what is there already', async () => {
  const { tick, advance } = await openStage(NEW, { uploaded: ['ecg'] })
  expect(screen.getByText('Choose a question to see which files it needs.')).toBeVisible()
  await tick(/prognosis/)
  const lines = () =>
    within(screen.getByText('Files you’ll need').parentElement ?? document.body)
      .getAllByRole('listitem')
      .map((line) => line.textContent)
  expect(lines()).toEqual([
    'Chest X-rayrequired',
    'ECGstrongly recommended, added',
    'Echostrongly recommended',
  ])
  await advance()
  await tick(/^Full evaluation/)
  expect(lines()).toEqual(['Chest X-rayrequired', 'ECGrequired, added', 'Echorequired'])
  await tick(/^Full evaluation/)
  await tick(/^Additional question 1/)
  expect(screen.getByText(/No files are required for these questions/)).toBeVisible()
})

test('QUES-4 a fourth tick is ignored and explained, unticking makes room', async () => {
  const { tick } = await openStage()
  for (const name of [/prognosis/, /anesthetic risk/, /further tests/]) await tick(name)
  expect(screen.getByText('3 of 3 selected. Clear one to choose another.')).toBeVisible()
  await tick(/differential/)
  expect(isTicked(/differential/)).toBe(false)
  await tick(/anesthetic risk/)
  await tick(/differential/)
  expect(isTicked(/differential/)).toBe(true)
})

test('QUES-5 additional questions open in order, and unticking the first closes the rest', async () => {
  const { tick, advance, user } = await openStage()
  await advance()
  expect(box(/^Additional question 2/).disabled).toBe(true)
  expect(words(1).disabled).toBe(true)
  await tick(/^Additional question 1/)
  await user.type(words(1), 'Is a dental safe?')
  await tick(/^Additional question 2/)
  await tick(/^Additional question 3/)
  await tick(/^Additional question 1/)
  for (const number of [1, 2, 3]) {
    expect(isTicked(new RegExp(`^Additional question ${number}`))).toBe(false)
    expect(words(number).disabled).toBe(true)
  }
  await tick(/^Additional question 1/)
  expect(words(1).value).toBe('Is a dental safe?')
})

test('QUES-6 the field takes 149 characters by typing and by paste, and no 150th', async () => {
  const { tick, advance, user } = await openStage()
  await advance()
  await tick(/^Additional question 1/)
  await user.click(words(1))
  await user.paste('x'.repeat(200))
  expect(words(1).value).toHaveLength(149)
  expect(screen.getAllByText('149/149')).toHaveLength(1)
  await user.type(words(1), 'y')
  expect(words(1).value).toBe('x'.repeat(149))
})

test('QUES-6 what an input method composes is counted once it is accepted', async () => {
  const { tick, advance } = await openStage()
  await advance()
  await tick(/^Additional question 1/)
  fireEvent.compositionStart(words(1))
  fireEvent.change(words(1), { target: { value: '問'.repeat(151) } })
  expect(words(1).value).toHaveLength(151)
  fireEvent.compositionEnd(words(1))
  expect(words(1).value).toHaveLength(149)
})

test.each([
  ['Basic', async () => {}, 'Choose at least one question.'],
  [
    'Advance',
    async ({ advance }: { advance: () => Promise<void> }) => advance(),
    'Choose at least one item.',
  ],
])('QUES-7 nothing chosen on %s is reported and sends nothing', async (_, open, text) => {
  const page = await openStage()
  await open(page)
  await page.next()
  expect(screen.getByRole('link', { name: text })).toBeVisible()
  expect([page.sent(), page.moves]).toEqual([[], []])
})

test('QUES-7 a ticked question without words is reported, and the link leads to its field', async () => {
  const { tick, advance, next, user, sent } = await openStage()
  await advance()
  await tick(/^Additional question 1/)
  await next()
  await user.click(screen.getByRole('link', { name: 'Enter the question or clear its checkbox.' }))
  expect(document.activeElement).toBe(words(1))
  expect(words(1).getAttribute('aria-invalid')).toBe('true')
  await user.type(words(1), 'Is a dental safe?')
  expect(words(1).getAttribute('aria-invalid')).toBeNull()
  expect(sent()).toEqual([])
})

test('CASE-5 QUES-8 Next saves the question file of the active tab and moves on', async () => {
  const { tick, advance, next, user, sent, moves } = await openStage()
  await tick(/prognosis/)
  await advance()
  await tick(/^Full evaluation/)
  await tick(/^Additional question 1/)
  await user.type(words(1), '可唔可以洗牙？')
  expect(
    screen.getByText(
      'Only your Advance questions will be sent. Your Basic questions are kept here.',
    ),
  ).toBeVisible()
  await next()
  await waitFor(() => expect(moves).toEqual(['saved']))
  const [fields] = sent()
  expect(fields).toMatchObject({ type: 'supplementary', ftype: 'json', embed_content: '1' })
  expect(JSON.parse(fields?.exinfo ?? '')).toMatchObject({
    sub_type: 'question to cardiologist',
    mode: 'advance',
    basic_list: { prognosis: { value: true } },
  })
  const bytes = Uint8Array.from(atob(fields?.fcontent ?? ''), (character) =>
    character.charCodeAt(0),
  )
  const session = QuestionSession.parse(JSON.parse(new TextDecoder().decode(bytes)))
  expect(session.mode).toBe('advance')
  expect(session.question_session.map(({ type, question }) => [type, question.value])).toEqual([
    ['fullEvaluationAndAnesthesiaPlan', ''],
    ['additional_question_1', '可唔可以洗牙？'],
  ])
})

test('QUES-9 the page says before payment that the mode cannot change after it', async () => {
  await openStage()
  expect(screen.getByText('The mode cannot be changed after payment.')).toBeVisible()
})

test('CASE-5 a refusal keeps the choice and can be tried again', async () => {
  const answer = { code: -6001 }
  const { tick, next, moves } = await openStage(NEW, { answers: { [ADD]: answer } })
  await tick(/prognosis/)
  await next()
  await screen.findByRole('alert')
  expect(isTicked(/prognosis/)).toBe(true)
  expect(moves).toEqual([])
  Object.assign(answer, SAVED[ADD])
  await next()
  await waitFor(() => expect(moves).toEqual(['saved']))
})

test('the open tab and text that is too long for sending come back on another device', async () => {
  const server = fakeDrafts()
  const long = '長'.repeat(200)
  const first = await openStage(NEW, { answers: { ...SAVED, ...server.answers } })
  await first.advance()
  first.unmount()
  await waitFor(() => expect(server.held.size).toBe(1))
  const { value } = server.held.get(`questions/${NEW.caseId}`) ?? {}
  expect(value).toMatchObject({ form: { mode: 'advance' } })
  const { form } = value as { form: QuestionSelection } // matched above
  closeDrafts()
  form.advance.additional_question_1 = { value: true, text: long }
  server.type(`questions/${NEW.caseId}`, { form, from: '' })
  await openStage(NEW, { answers: { ...SAVED, ...server.answers } })
  expect(screen.getByRole('tab', { name: /Advance/ }).getAttribute('aria-selected')).toBe('true')
  expect(words(1).value).toBe(long)
})

test('QUES-5 a text of an unticked question comes back with its tick, also after a look at the other tab', async () => {
  const { user, tick, advance } = await openStage()
  await advance()
  await tick(/^Additional question 1/)
  await user.type(words(1), 'Is a dental safe?')
  await tick(/^Additional question 1/)
  await user.click(screen.getByRole('tab', { name: /Basic/ }))
  await advance()
  expect(words(1).disabled).toBe(true)
  await tick(/^Additional question 1/)
  expect(words(1).value).toBe('Is a dental safe?')
})

test('QUES-1 the tabs are walked with the arrows, and the foot shows what the active one costs', async () => {
  const { user, tick } = await openStage()
  await tick(/prognosis/)
  expect(screen.getByText('Basic: HKD 298')).toBeVisible()
  screen.getByRole('tab', { name: /Basic/ }).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  const advance = screen.getByRole('tab', { name: /Advance/, selected: true })
  expect(document.activeElement).toBe(advance)
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(advance.id)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('tab', { name: /Basic/, selected: true })).toBeVisible()
})

test('QUES-7 questions written under Advance are still there after Basic was sent and the page was opened again', async () => {
  const first = await openStage()
  await first.advance()
  await first.tick(/^Additional question 1/)
  await first.user.type(words(1), 'Is a dental safe?')
  await first.user.click(screen.getByRole('tab', { name: /Basic/ }))
  await first.tick(/prognosis/)
  expect(screen.getByText(/Your Advance questions are kept here/)).toBeVisible()
  await first.next()
  await waitFor(() => expect(first.moves).toEqual(['saved']))
  const [{ fcontent = '' } = {}] = first.sent()
  const question_session = QuestionSession.parse(JSON.parse(atob(fcontent)))
  first.unmount()
  closeDrafts()

  const again = await openStage(aCase({ status: 'upload', question_session }))
  expect(isTicked(/prognosis/)).toBe(true)
  await again.advance()
  expect(words(1).value).toBe('Is a dental safe?')
})
