import { aReport } from '@systole/report/testing/a-report'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReadingCase } from './testing/a-reading-case.ts'
import { finished, openDesk, PROOF, READ, READ_ANSWER, SAVE, SAVED } from './testing/open-desk.tsx'

test('STAFF-4 the whole report is shown before it is signed, and by whom', async () => {
  const { user } = await openDesk({ draft: finished })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  const paper = await screen.findByRole('region', { name: 'Preview of the report' })
  const { patient, signature } = aReport()
  expect(paper.textContent).toBe(patient.name)
  expect(screen.getByText(signature.name)).toBeTruthy()
  expect(screen.getByText(signature.title)).toBeTruthy()
})

test('STAFF-4 before it is signed one reads in which language it is written and what cannot be printed, and goes there', async () => {
  const notes = '心影大小及形態正常，未見肺水腫或胸腔積液。'.repeat(9)
  const { user } = await openDesk({ draft: { ...finished, notes: `${notes}\u{13080}` } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  await screen.findByText(/but most of what you wrote is not/)
  expect(screen.getByText(/\u{13080} in .* cannot be printed/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Go there: \u{13080}/u }))
  await waitFor(() => expect(document.activeElement?.id).toBe('report-notes'))
})

test('STAFF-4 what is converted for a report in Simplified Chinese is what has to be printable', async () => {
  const consult = aReadingCase({ reportLanguage: 'zh_cn' })
  const { user } = await openDesk({ consult, draft: { ...finished, notes: '嗰隻狗冇事。' } })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  expect(await screen.findByText(/𠮶 in .* cannot be printed/u)).toBeTruthy()
})

test('STAFF-4 a report in its language with a glyph for every character is said to be so', async () => {
  const { user } = await openDesk({ draft: finished })
  await user.click(screen.getByRole('button', { name: 'Review and sign' }))
  expect(await screen.findByText(/^Written in English/)).toBeTruthy()
  expect(screen.queryByText(/cannot be printed/)).toBeNull()
})

/** Until the page says that the report is out. */
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
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(password)
  expect(signs()).toEqual([])
})

test('STAFF-4 a wrong password is told beside its field, and nothing is lost', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -1005, message: '' } },
  })
  await user.type(password, 'whippet')
  await user.click(sign)
  await screen.findByText('This password or code is not right.')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password).toHaveProperty('value', 'whippet')
  expect(screen.getByRole('region', { name: 'Preview of the report' })).toBeTruthy()
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
  const reason = screen.getByLabelText('Why this report replaces the earlier one')
  await user.type(reason, 'A dose was wrong')
  await user.type(password, 'x')
  await user.click(sign)
  await screen.findByText('Released. The hospital is being mailed.')
})

test('STAFF-4 a signature that released nothing, for someone took the case over meanwhile, is told', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: 0, data: { ...SIGNED, release_in_ms: 0 } } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  await screen.findByText(/^Not released: the signature was taken back, or someone else/)
  expect(screen.getByRole('button', { name: 'Sign and release' })).toHaveProperty('disabled', true)
})

test('STAFF-4 a refused signature is told, and can be tried again', async () => {
  const { user, sign, password } = await toSignature({
    answers: { [SAVE]: { code: -6024, message: 'Leo Wong is reading this case.' } },
  })
  await user.type(password, 'x')
  await user.click(sign)
  expect((await screen.findByRole('alert')).textContent).toContain('Not released.')
  expect(sign).toHaveProperty('disabled', false)
})
