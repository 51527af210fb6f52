import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { FollowUpChanges } from './follow-up-changes.tsx'

const QUERY = '/api/query_session_info'
const original = aCase({
  caseId: 'case_before',
  id: 'EC-24001',
  submitted: new Date('2026-10-12T06:00:00Z'),
  clinical_input: aClinicalInput(),
  revision: { report_revision: '20261013060000' },
})

test('CASE-8 who reads a follow-up sees each finding then and now, and the report before', async () => {
  const session = aCase({
    clinical_input: aClinicalInput({
      respiratoryRate: '52',
      changesSince: 'Coughs at night.',
    }),
  })
  const { user } = await renderVetPage(<FollowUpChanges caseId="case_mochi" />, {
    [QUERY]: { code: 0, data: { session, original } },
  })
  const fold = await screen.findByText(/Follow-up of EC-24001/)
  expect(fold.textContent).toContain('Coughs at night.') // readable before the section is unfolded
  await user.click(fold)
  expect(screen.getByText('44').tagName).toBe('DEL')
  expect(screen.getByText('52').tagName).toBe('INS')
  const changes = screen.getAllByText('Coughs at night.').map(({ tagName }) => tagName)
  expect(changes).toEqual(['SMALL', 'INS'])
  expect(screen.queryByText('Medical history')).toBeNull()
  const report = screen.getByRole('link', { name: /Read the report/ })
  expect(report.getAttribute('href')).toContain('usid=case_before')
})

test('a case that follows none shows nothing of the kind', async () => {
  const { calls } = await renderVetPage(<FollowUpChanges caseId="case_mochi" />, {
    [QUERY]: { code: 0, data: { session: aCase({ clinical_input: aClinicalInput() }) } },
  })
  await expect.poll(() => calls(QUERY).length).toBe(1)
  expect(screen.queryByText(/Follow-up/)).toBeNull()
})
