import { NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'
import { textsOf } from '@systole/i18n/texts-of'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { dropAllUploads } from '../features/uploads/queue/upload-queue.ts'
import { uploadEcho } from '../features/uploads/testing/open-inspection-stage.tsx'
import { aCase } from '../testing/a-case.ts'
import { aClinicalInput } from '../testing/a-clinical-input.ts'
import { aFile } from '../testing/a-file.ts'
import { fakeUploadCall } from '../testing/fake-upload-call.ts'
import {
  ADD,
  ASKED,
  COMPLETE,
  DESCRIBED,
  FILES,
  INFO,
  LOG,
  NEW,
  openCase,
  stages,
  stageTitle,
  UPDATE,
} from './testing/open-test-detail.tsx'

test('CASE-1 the four stages stand in their order, the current one marked', async () => {
  await openCase(NEW)
  const names = (await stages()).map((stage) => stage.textContent)
  expect(names[0]).toMatch(/Stage 1 of 4, current: Clinical info and history/)
  expect(names[1]).toMatch(/Question to cardiologist/)
  expect(names[2]).toMatch(/Inspection results/)
  expect(names[3]).toMatch(/Payment/)
})

test.each([
  ['untouched', NEW, 'Clinical info and history'],
  ['described', DESCRIBED, 'Question to cardiologist'],
  ['asked', ASKED, 'Inspection results'],
  ['complete', COMPLETE, 'Inspection results'],
] as const)('CASE-1 a case that is %s opens where it stopped', async (_, session, stage) => {
  await openCase(session)
  expect(await stageTitle(stage)).toBeVisible()
})

test('CASE-1 a stage that may not be opened yet is no link, and its address leads to where the case stopped', async () => {
  await openCase(DESCRIBED, { at: '&stage=4' })
  expect(await stageTitle('Question to cardiologist')).toBeVisible()
  const nav = screen.getByRole('navigation', { name: 'Case stages' })
  expect(within(nav).getAllByRole('link')).toHaveLength(1)
})

test('CASE-1 a stage with files in, before the others are done, is in progress', async () => {
  await openCase(aCase({ ...NEW, session_tests: [{ type: 'chest X-ray', count: 3 }] }))
  const names = (await stages()).map((stage) => stage.textContent)
  expect(names[1]).toContain('Stage 2 of 4, not started:')
  expect(names[2]).toContain('Stage 3 of 4, in progress:')
})

test('CASE-1 the number of the case is beside the pet’s name, to be copied', async () => {
  const { user } = await openCase(NEW)
  const bar = await screen.findByRole('region', { name: 'Patient' })
  expect(bar.textContent).toContain('EC-24817')
  await user.click(within(bar).getByRole('button', { name: 'Copy case number EC-24817' }))
  expect(await navigator.clipboard.readText()).toBe('EC-24817')
  expect((await screen.findByRole('alert')).textContent).toContain('EC-24817 copied.')
})

test('CASE-1 each stage says in one line what it holds', async () => {
  await openCase(ASKED)
  const [clinical, questions, inspection] = (await stages()).map((stage) => stage.textContent)
  expect(clinical?.replaceAll('\u00a0', ' ')).toContain('44 /min, murmur 3/6 systolic, gallop')
  expect(questions).toContain('Advance, 1 question')
  expect(inspection).toContain('Chest X-ray, ECG, Echo required')
})

test.each([
  ['submit', 'You can still add files.'],
  ['data_processing', 'You can still add files.'],
  ['reject', 'Contact support'],
] as const)('CASE-2 a case in status %s is inspection only', async (status, text) => {
  await openCase(aCase({ ...COMPLETE, status, submitted: new Date('2026-11-20T12:00:00Z') }), {
    at: '&mode=2',
  })
  expect(await stageTitle('Inspection results')).toBeVisible()
  expect(screen.getByText(new RegExp(text))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
})

test.each([
  [1, 'Clinical info and history', 'Weight loss since June'],
  [2, 'Question to cardiologist', 'Full evaluation and anesthesia plan'],
  [4, 'Payment', '4 files'],
] as const)(
  'CASE-2 stage %s of a sent case can be read again, and not changed',
  async (number, name, holds) => {
    const clinical_input = {
      ...aClinicalInput(),
      medicalHistory: 'Weight loss since June',
    }
    const sent = {
      ...COMPLETE,
      clinical_input,
      status: 'submit',
      submitted: new Date('2026-11-20T12:00:00Z'),
    } as const
    const { user, router } = await openCase(aCase(sent), { at: '&mode=2' })
    await stageTitle('Inspection results')
    const nav = screen.getByRole('navigation', { name: 'Case stages' })
    await user.click(within(nav).getByRole('link', { name: new RegExp(name) }))
    expect(await stageTitle(name)).toBeVisible()
    expect(router.state.location.search).toMatchObject({ stage: String(number) })
    const content = document.querySelector('[data-stage]')
    expect(content?.textContent).toContain(holds)
    expect(content?.textContent).toContain('It can no longer be changed.')
    expect(content?.querySelector('input, textarea, select')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Next' })).toBe(null)
    expect(screen.queryByRole('button', { name: /^Change/ })).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await stageTitle('Inspection results')).toBeVisible()
  },
)

test('CASE-2 a stage that a rejected case never had is no link', async () => {
  await openCase(aCase({ ...NEW, status: 'reject' }), { at: '&mode=2&stage=1' })
  expect(await stageTitle('Inspection results')).toBeVisible()
  const nav = screen.getByRole('navigation', { name: 'Case stages' })
  expect(within(nav).queryAllByRole('link')).toEqual([])
})

test('CASE-2 Next on an inspection-only case opens the upload-success dialog, which leads to the case list', async () => {
  const sent = aCase({ ...COMPLETE, status: 'submit', submitted: new Date('2026-11-20T12:00:00Z') })
  const { user, router } = await openCase(sent, { at: '&mode=2' })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Go to case list' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/ongoing'))
})

test('CASE-2 Next on an inspection-only case does not claim files that are not in', async () => {
  const sent = aCase({ ...COMPLETE, status: 'submit', submitted: new Date('2026-11-20T12:00:00Z') })
  const { user } = await openCase(sent, { at: '&mode=2' })
  fakeUploadCall(() => new Promise(() => {}))
  await screen.findByRole('button', { name: 'Next' })
  uploadEcho()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const dialog = await screen.findByRole('dialog', { name: 'Not all files are in the case' })
  expect(dialog.textContent).toContain('1 file is still uploading.')
  expect(screen.queryByText('Files added to the case')).toBeNull()
  act(dropAllUploads)
})

test('CASE-6 the summary before payment counts the files that name another patient', async () => {
  const naming = (name: string, patientName: string) =>
    aFile({ name, facts: { dicom: { ...NO_DICOM_FACTS, patientName } } })
  await openCase(COMPLETE, {
    at: '&stage=4',
    answers: {
      [FILES]: {
        code: 0,
        data: {
          files: [
            naming('a.dcm', 'WONG^Biscuit'),
            naming('b.dcm', 'CHAN^Bella'),
            naming('c.dcm', 'LEE^Mochi'),
          ],
        },
      },
    },
  })
  expect(
    await screen.findByText('2 files name another patient: WONG Biscuit, CHAN Bella'),
  ).toBeVisible()
})

test.each([
  ['resend_report_request', 'You can still read the current report.'],
  ['data_processing', 'New revision by'],
] as const)('CASE-2 a case whose report is %s keeps the report at hand', async (status, words) => {
  const redone = aCase({
    ...COMPLETE,
    status,
    submitted: new Date('2026-11-20T12:00:00Z'),
    closed: new Date('2026-11-20T18:00:00Z'),
    due: new Date('2099-11-20T18:00:00Z'),
    revision: { report_revision: '20261120180000' },
  })
  await openCase(redone, { at: '&mode=2' })
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  const read = screen.getByRole('link', { name: /^Read report/ })
  expect(read.getAttribute('href')).toContain('revision=20261120180000')
})

test('CASE-3 CASE-4 Next saves and opens the questions, Back returns to the clinical form', async () => {
  const { user } = await openCase(ASKED, {
    at: '&stage=1',
    answers: { [UPDATE]: { code: 0, data: { session: { ...ASKED, version: 4 } } } },
  })
  await stageTitle('Clinical info and history')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const questions = await stageTitle('Question to cardiologist')
  await waitFor(() => expect(document.activeElement).toBe(questions))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await stageTitle('Clinical info and history')).toBeVisible()
  expect(document.activeElement).toBe(screen.getByLabelText('Respiratory rate'))
})

test('CASE-5 Next on the questions saves them, reads the case again and opens the files', async () => {
  const { user, calls } = await openCase(ASKED, {
    at: '&stage=2',
    answers: { [ADD]: { code: 0, data: { fileName: 'question_to_cardiologist' } } },
  })
  await stageTitle('Question to cardiologist')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await stageTitle('Inspection results')
  expect(calls(ADD)).toHaveLength(1)
  expect(calls(INFO).length).toBeGreaterThan(1)
})

test('CASE-3 Back on the files opens the questions', async () => {
  const { user } = await openCase(ASKED)
  await stageTitle('Inspection results')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await stageTitle('Question to cardiologist')).toBeVisible()
})

test('CASE-3 Back on the clinical form leaves the case', async () => {
  const { user, router } = await openCase(NEW)
  await stageTitle('Clinical info and history')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/test-detail'))
})

test('CASE-6 with every required file there, the payment dialog opens over the files', async () => {
  await openCase(COMPLETE, { at: '&stage=4' })
  expect(await screen.findByRole('dialog', { name: 'Proceed to payment' })).toBeVisible()
})

test('CASE-7 the patient information opens with basic info, findings in words and signs as chips', async () => {
  const { user } = await openCase(ASKED)
  await stageTitle('Inspection results')
  const toggle = screen.getByRole('button', { name: 'Patient information' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  const fact = (label: string) =>
    screen
      .getAllByText(label)
      .map((term) => term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' '))
      .filter(Boolean)
  expect(fact('Neutered')).toEqual(['Yes'])
  expect(fact('Weight')).toEqual(['4.20 kg'])
  expect(fact('Respiratory rate')).toEqual(['44 /min'])
  expect(fact('Heart murmur grade')).toEqual(['Grade 3/6'])
  expect(fact('Clinical signs')).toContain('Frequent cough')
  expect(fact('Questions asked')).toEqual(['Full evaluation and anesthesia plan'])
  expect(fact('Owner email')).toEqual(['Not stated'])
})

test.each([
  ['en_us', 'Respiratory rate', 'Questions asked'],
  ['zh_hk', '呼吸頻率', '會診問題'],
  ['ja', '呼吸数', '質問'],
  ['ko', '호흡수', '질문'],
] as const)(
  'CASE-7 in %s the patient information calls the breathing rate and the questions by their names',
  (language, rate, questions) => {
    const { clinical } = textsOf(language, (text) => text)
    expect([clinical.patient.respiratory, clinical.respiratoryRate.label]).toEqual([rate, rate])
    expect(clinical.patient.reason).toBe(questions)
  },
)

test('NEW-7 an age that was typed is shown as that, and never as a birthday', async () => {
  const { pet } = ASKED
  const estimated = { ...pet, birthDate: '2017-11-23', dob_estimated: true }
  const { user } = await openCase(aCase({ ...ASKED, pet: estimated }))
  await stageTitle('Inspection results')
  await user.click(screen.getByRole('button', { name: 'Patient information' }))
  const page = document.body.textContent?.replaceAll('\u00a0', ' ')
  expect(page).toMatch(/Ageabout [\d.]+ years/)
  expect(page).toContain('Date of birthabout 2017')
  expect(page).not.toMatch(/23 Nov 2017|2017\/11\/23/)
})

test('CASE-2 a case that was turned away says why, and what was not paid', async () => {
  const events = [
    {
      time: new Date('2026-11-20T10:00:00Z'),
      actor: '',
      role: '',
      action: 'case.opened',
      from: '',
      to: '',
      note: '',
    },
    {
      time: new Date('2026-11-20T10:00:00Z'),
      actor: '',
      role: '',
      action: 'case.reject',
      from: '',
      to: '',
      note: 'Sent twice.',
    },
  ]
  await openCase(aCase({ ...ASKED, status: 'reject' }), {
    answers: { [LOG]: { code: 0, data: { events } } },
  })
  expect(await screen.findByText(/This case was rejected: “Sent twice\.”/)).toBeVisible()
  expect((await stages())[3]?.textContent).toContain('Not paid')
  expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull()
})

test('ERR-3 a case that cannot be read again stays on the screen, with a way to try again', async () => {
  let answer: { code: number; data?: unknown } = { code: 0, data: { session: ASKED } }
  const { user } = await openCase(ASKED, { answers: { [INFO]: () => answer } })
  await stageTitle('Inspection results')
  answer = { code: -6001 }
  await act(() => queryClient.invalidateQueries({ queryKey: ['case', ASKED.caseId] }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This may be out of date.')
  expect(screen.getByRole('heading', { level: 2, name: 'Inspection results' })).toBeVisible()
  answer = { code: 0, data: { session: ASKED } }
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('ERR-3 a case that cannot be read at all offers to try again', async () => {
  let answer: { code: number; data?: unknown } = { code: -6001 }
  const { user } = await openCase(ASKED, { answers: { [INFO]: () => answer } })
  const alert = await screen.findByRole('alert')
  answer = { code: 0, data: { session: ASKED } }
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await stageTitle('Inspection results')).toBeVisible()
})

test('ROLE-2 a case of another hospital is not shown, and the way back is', async () => {
  await openCase(NEW, { answers: { [INFO]: { code: -6002 } } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We cannot find this case')
  expect(screen.getByRole('link', { name: 'Incomplete test' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('ROLE-3 a vet writes the note to the reviewer on the page of a sent case; it saves itself', async () => {
  const note = {
    type: 'reviewer' as const,
    content: 'Lead II was loose',
    time: new Date('2026-11-20T06:02:00Z'),
    update_by: { name: '', email: '' },
  }
  const sent = { ...COMPLETE, status: 'submit' as const, note: [note] }
  const { user, calls } = await openCase(sent)
  const field = await screen.findByLabelText(/Note to the cardiologist/)
  expect(field).toHaveProperty('value', 'Lead II was loose')
  await user.type(field, '.')
  await user.tab()
  await waitFor(() => {
    expect(calls(UPDATE).map(({ fields }) => JSON.parse(fields.params ?? ''))).toEqual([
      { note: 'Lead II was loose.', note_was: 'Lead II was loose' },
    ])
  })
})
