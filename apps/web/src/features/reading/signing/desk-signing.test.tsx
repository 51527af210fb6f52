import { aReport } from '@systole/report/testing/a-report'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { aReadingCase } from '../testing/a-reading-case.ts'
import {
  finished,
  LIST,
  OTHERS,
  openDesk,
  PROOF,
  READ,
  READ_ANSWER,
  SAVE,
  SAVED,
} from '../testing/open-desk.tsx'

const DISCARD = '/api/cancel_report_correction'

test('STAFF-4 the whole report is shown before it is signed, and by whom', async () => {
  const { user } = await openDesk({ draft: finished })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  const page = await screen.findByRole('region', { name: 'Preview of the report' })
  const { patient, signature } = aReport()
  expect(page.textContent).toBe(patient.name)
  expect(screen.getByText(signature.name)).toBeVisible()
  expect(screen.getByText(signature.title)).toBeVisible()
})

test('STAFF-4 before it is signed one reads in which language it is written and what cannot be printed, and goes there', async () => {
  const notes = '心影大小及形態正常，未見肺水腫或胸腔積液。'.repeat(9)
  const { user } = await openDesk({ draft: { ...finished, notes: `${notes}\u{13080}` } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  await screen.findByText(/but most of your text is in another language/)
  expect(screen.getByText(/\u{13080} in .* can’t be printed/u)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Go to it: \u{13080}/u }))
  await waitFor(() => expect(document.activeElement?.id).toBe('report-notes'))
})

test('STAFF-4 what is converted for a report in Simplified Chinese is what has to be printable', async () => {
  const consult = aReadingCase({ reportLanguage: 'zh_cn' })
  const { user } = await openDesk({ consult, draft: { ...finished, notes: '嗰隻狗冇事。' } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  expect(await screen.findByText(/𠮶 in .* can’t be printed/u)).toBeVisible()
})

test('STAFF-4 a report in its language with a glyph for every character is said to be so', async () => {
  const { user } = await openDesk({ draft: finished })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  expect(await screen.findByText(/^Report language: English/)).toBeVisible()
  expect(screen.queryByText(/can’t be printed/)).toBeNull()
})

/** A reply with a release time far enough in the future. */
const SIGNED = {
  version: 4,
  saved: SAVED,
  revision: SAVED,
  release_at: SAVED,
  release_in_ms: 60_000,
}

async function toSignature(given: Parameters<typeof openDesk>[0] = {}) {
  const desk = await openDesk({
    draft: finished,
    ...given,
    answers: { ...PROOF, ...given.answers },
  })
  await desk.user.click(screen.getByRole('button', { name: 'Review and sign' }))
  await screen.findByRole('region', { name: 'Preview of the report' })
  const signs = () =>
    desk.calls.filter(({ fields }) => fields.type === 'session_release_report' && fields.data)
  const sign = screen.getByRole('button', { name: 'Sign and release' })
  return { ...desk, signs, sign, password: screen.getByLabelText('Password') }
}

test('STAFF-4 a double click signs once, under the password that was typed, and the seconds run', async () => {
  const { user, signs, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: SIGNED } },
  })
  await user.type(password, 'heart of a whippet')
  await user.dblClick(sign)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Releasing in (60|59)\ss$/)
  expect(signs().map(({ fields }) => JSON.parse(fields.data ?? '{}'))).toEqual([{ version: 4 }])
  expect(signs().map(({ fields }) => JSON.parse(fields.proof ?? '{}'))).toEqual([
    { password: 'sealed' },
  ])
})

test('STAFF-4 without a password nothing is sent, and the field says so', async () => {
  const { user, signs, sign, password } = await toSignature()
  await user.click(sign)
  expect(screen.getByText('Enter your password.')).toBeVisible()
  expect(document.activeElement).toBe(password)
  expect(signs()).toEqual([])
})

test('STAFF-4 a wrong password is reported beside its field, and nothing is lost', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -1005, message: '' } },
  })
  await user.type(password, 'whippet')
  await user.click(sign)
  await screen.findByText('This password or code is incorrect.')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password).toHaveProperty('value', 'whippet')
  expect(screen.getByRole('region', { name: 'Preview of the report' })).toBeVisible()
})

test('STAFF-4 Undo takes the signature back and leads to the preview again', async () => {
  const UNDO = '/api/undo_report_release'
  const { user, calls, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: SIGNED }, [UNDO]: { code: 0 } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('region', { name: 'Preview of the report' })
  const undone = calls.filter(({ path }) => path === UNDO)
  expect(undone.map(({ fields }) => fields.revision)).toEqual([SAVED])
})

test('STAFF-4 after the seconds the page says that it is released once the server says so', async () => {
  const { user, sign, password } = await toSignature({
    answers: {
      [SAVE]: { code: 0, data: { ...SIGNED, release_in_ms: 0 } },
      [READ]: () => ({ code: 0, data: { ...READ_ANSWER, revision: SAVED } }),
    },
  })
  const reason = screen.getByLabelText('Reason for correction')
  await user.type(reason, 'A dose was wrong')
  await user.type(password, 'x')
  await user.click(sign)
  const released = 'Report released. The hospital is being emailed.'
  expect(await screen.findByText(released)).toBeVisible()
})

test('STAFF-4 a signature that released nothing, because the case was taken over meanwhile, is reported', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: { ...SIGNED, release_in_ms: 0 } } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  await screen.findByText(/^Not released: signature withdrawn, or the case/)
  expect(screen.getByRole('button', { name: 'Sign and release' })).toHaveProperty('disabled', true)
})

test('STAFF-4 a refused signature is reported, and can be tried again', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -6024, message: 'Leo Wong is reading this case.' } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  expect((await screen.findByRole('alert')).textContent).toContain('Not released.')
  expect(sign).toHaveProperty('disabled', false)
})

test('signing by keyboard: Ctrl Enter opens with the password focused, Enter signs', async () => {
  const { user, calls } = await openDesk({
    draft: finished,
    answers: { ...PROOF, [SAVE]: { code: 0, data: SIGNED } },
  })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('region', { name: 'Preview of the report' })
  const sign = screen.getByRole('button', { name: 'Sign and release' })
  await waitFor(() => expect(sign).toHaveProperty('disabled', false))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await user.keyboard('heart of a whippet{Enter}')
  await screen.findByRole('timer')
  expect(calls.filter(({ fields }) => fields.proof)).toHaveLength(1)
})

test('after Undo the password is asked for again', async () => {
  const { user, sign, password } = await toSignature({
    answers: {
      [SAVE]: { code: 0, data: SIGNED },
      '/api/undo_report_release': { code: 0 },
    },
  })
  await user.type(password, 'x')
  await user.click(sign)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByLabelText('Password')).toHaveProperty('value', '')
})

test('once the report is out the next case that waits has the focus', async () => {
  const due = new Date(Date.now() + 309 * 60_000)
  const waiting = { status: 'submit', due, submitted: due } as const
  const sessions = [
    aCase({ caseId: 'case_mochi', ...waiting }),
    aCase({ caseId: 'case_paused', ...waiting, paused: due }),
    aCase({ caseId: 'case_next', ...waiting }),
  ]
  const { user, sign, password } = await toSignature({
    answers: {
      [SAVE]: { code: 0, data: { ...SIGNED, release_in_ms: 0 } },
      [READ]: () => ({ code: 0, data: { ...READ_ANSWER, revision: SAVED } }),
      [LIST]: { code: 0, data: { sessions, total: 3, total_capped: false, next: '' } },
    },
  })
  await user.type(screen.getByLabelText('Reason for correction'), 'Dose')
  await user.type(password, 'x')
  await user.click(sign)
  const next = await screen.findByRole('link', { name: /^Next case: / })
  expect(next.getAttribute('href')).toBe('/reading?usid=case_next')
  await waitFor(() => expect(document.activeElement).toBe(next))
})

const OTHER = { fid: 'f1', fileName: 'thorax_R_lat.dcm', patient: 'WONG Biscuit', year: 2026 }

test('a file that names another animal blocks the signature until somebody says why it belongs', async () => {
  let reason = ''
  const { user, sign } = await toSignature({
    answers: {
      [OTHERS]: () => ({ code: 0, data: { files: [{ ...OTHER, reason }] } }),
      '/api/confirm_file_patients': (fields) => {
        reason = fields.reason ?? ''
        return { code: 0 }
      },
    },
  })
  await screen.findByText('1 file names another patient')
  expect(screen.getByText('WONG Biscuit (2026)')).toBeVisible()
  expect(sign).toHaveProperty('disabled', true)
  expect(screen.getByText('Complete the list above to sign.')).toBeVisible()
  const why = screen.getByLabelText('Why does it belong to Mochi?')
  await user.type(why, '{Enter}')
  expect(screen.getByText('Enter a reason.')).toBeVisible()
  await user.type(why, 'Typed wrongly at the device{Enter}')
  await screen.findByText('1 file with another name confirmed')
  await waitFor(() => expect(sign).toHaveProperty('disabled', false))
})

test('while it is not known whom the files name, nothing is signed', async () => {
  const { sign } = await toSignature({ answers: { [OTHERS]: { code: -100, message: '' } } })
  await screen.findByText('The patient names in the files could not be checked.')
  expect(sign).toHaveProperty('disabled', true)
})

test('a correction says what it is, and why its signature waits', async () => {
  const { user, calls } = await openDesk({
    consult: aReadingCase({ status: 'close' }),
    corrects: SAVED,
    draft: finished,
    answers: {
      ...PROOF,
      [READ]: () => ({ code: 0, data: { ...READ_ANSWER, revision: SAVED } }),
      [SAVE]: { code: 0, data: SIGNED },
    },
  })
  expect(screen.getByText(/^Correcting the report of /)).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Enter the reason for the correction to sign.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.type(screen.getByLabelText('Reason'), 'A dose was wrong')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('region', { name: 'Preview of the report' })
  await user.keyboard('x{Enter}')
  await screen.findByRole('timer')
  const signed = calls.find(({ fields }) => fields.proof)
  expect(JSON.parse(signed?.fields.data ?? '{}')).toEqual({
    version: 4,
    reason: 'A dose was wrong',
  })
})

test('a correction is discarded by a button that says so, after a question', async () => {
  const { user, calls } = await openDesk({
    consult: aReadingCase({ status: 'close' }),
    corrects: SAVED,
    draft: finished,
    answers: { [DISCARD]: { code: 0, data: {} } },
  })
  const discards = () => calls.filter(({ path }) => path === DISCARD).length
  await user.click(await screen.findByRole('button', { name: 'Discard correction' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard this correction?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(discards()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Discard correction' }))
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Discard correction' }))
  await waitFor(() => expect(discards()).toBe(1))
})
