import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { addTexts } from '../i18n/i18n.ts'
import { fakePortal } from '../testing/fake-portal.ts'
import { renderPage } from '../testing/render-page.tsx'
import { VerifyScreen } from './verify-screen.tsx'

const ADDRESS = '/verify?number=EC-24015&revision=20261120120000&code=ABCD'

test('the answer to a checked report comes above the fields, and has the focus', async () => {
  fakePortal({ '/api/verify_report': { code: -429, message: 'no' } })
  await renderPage(<VerifyScreen />, { at: ADDRESS })
  await addTexts('verify')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Verify' }))
  const answer = await screen.findByRole('alert')
  const field = screen.getAllByRole('textbox')[0] ?? document.body
  expect(answer.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(document.activeElement?.contains(answer)).toBe(true))
})
