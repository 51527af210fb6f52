import type { CaseEnquiry } from '@systole/contract/cases/enquiries'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeDrafts } from '../../testing/fake-drafts.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { AskClinic } from './ask-clinic.tsx'
import { Enquiries } from './enquiries.tsx'

const QUERY = '/api/query_enquiries'

function anEnquiry(changes: Partial<CaseEnquiry> = {}): CaseEnquiry {
  return {
    eid: 'enquiry_1',
    kind: 'files',
    state: 'open',
    text: 'The ECG ends after two seconds.',
    fileName: 'lead-ii.pdf',
    asked: new Date('2026-11-20T10:00:00Z'),
    asked_by: 'Dr Wong',
    answer: '',
    answered: null,
    answered_by: '',
    ...changes,
  }
}

function answers(enquiries: CaseEnquiry[], { left = 2, until = null as Date | null } = {}) {
  return { code: 0, data: { enquiries, left, until } }
}

test('the clinic reads what is asked and answers; a text that is not sent stays', async () => {
  let refuse = true
  const { calls, user } = await renderVetPage(<Enquiries at="clinic" caseId="case_mochi" />, {
    [QUERY]: answers([anEnquiry()]),
    '/api/answer_enquiry': () => {
      if (refuse) return { code: -6024, message: 'no' }
      return { code: 0, data: { enquiry: anEnquiry({ state: 'answered' }) } }
    },
  })
  await screen.findByText(/About the file lead-ii.pdf/)
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Enter a text first.')

  const field = screen.getByLabelText('Your answer')
  await user.type(field, 'A longer one is there.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText(/It is saved here/)
  expect(field).toHaveProperty('value', 'A longer one is there.')

  refuse = false
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Answer sent. The clock is running again.')
  expect(calls('/api/answer_enquiry').at(-1)?.fields).toMatchObject({
    usid: 'case_mochi',
    eid: 'enquiry_1',
    text: 'A longer one is there.',
  })
})

test.each([
  [
    'two are left',
    { left: 2, until: new Date('2099-01-01T00:00:00Z') },
    /You can ask 2 follow-up questions until/,
    true,
  ],
  [
    'both are used',
    { left: 0, until: new Date('2099-01-01T00:00:00Z') },
    /You’ve used both follow-up questions/,
    false,
  ],
  [
    'seven days are over',
    { left: 1, until: new Date('2020-01-01T00:00:00Z') },
    /were included until/,
    false,
  ],
])('a report states what it includes: %s', async (_, included, words, canAsk) => {
  const reconsult = <button type="button">Reconsult</button>
  await renderVetPage(<Enquiries at="report" caseId="case_mochi" reconsult={reconsult} />, {
    [QUERY]: answers([], included),
  })
  await screen.findByText(words)
  expect(screen.queryAllByRole('button', { name: 'Reconsult' })).toHaveLength(canAsk ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: 'Send question' })).toHaveLength(canAsk ? 1 : 0)
})

test('the cardiologist chooses what is needed and a file; a double click asks once', async () => {
  const { calls, user } = await renderVetPage(
    <AskClinic caseId="case_mochi" files={[{ fileId: 'file_1', name: 'lead-ii.pdf' }]} />,
    { '/api/ask_clinic': { code: 0, data: { enquiry: anEnquiry() } } },
  )
  await user.click(screen.getByRole('button', { name: 'Ask the clinic' }))
  await user.selectOptions(await screen.findByLabelText('Which file is this about?'), 'lead-ii.pdf')
  await user.type(screen.getByLabelText('What should the clinic do?'), 'Send ten seconds.')
  await user.dblClick(screen.getByRole('button', { name: 'Send and pause the clock' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('/api/ask_clinic')).toMatchObject([
    { fields: { kind: 'files', fid: 'file_1', text: 'Send ten seconds.' } },
  ])
})

test('ADR 11 an answer is kept on the server as it is typed, is there on another device, and goes when it is sent', async () => {
  const server = fakeDrafts()
  const portal = {
    ...server.answers,
    [QUERY]: answers([anEnquiry()]),
    '/api/answer_enquiry': {
      code: 0,
      data: { enquiry: anEnquiry({ state: 'answered' as const }) },
    },
  }
  server.type('enquiry/enquiry_1', { form: { text: 'Begun on the phone.' }, from: '' })
  const { user } = await renderVetPage(<Enquiries at="clinic" caseId="case_mochi" />, portal)
  const field = await screen.findByLabelText('Your answer')
  await waitFor(() => expect(field).toHaveProperty('value', 'Begun on the phone.'))
  await user.type(field, ' Ended here.')
  await waitFor(
    () =>
      expect(server.held.get('enquiry/enquiry_1')?.value).toMatchObject({
        form: { text: 'Begun on the phone. Ended here.' },
      }),
    { timeout: 5000 },
  )
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Answer sent. The clock is running again.')
  await waitFor(() => expect(server.held.get('enquiry/enquiry_1')?.value).toBeNull())
})
