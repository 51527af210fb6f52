import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { ReconsultDialog } from './reconsult-dialog.tsx'

const CLONE = '/api/clone_cardiobirdx_session'
const biscuit = {
  caseId: 'case_biscuit',
  petName: 'Biscuit',
  closed: new Date('2026-11-20T01:42:00Z'),
}

async function openDialog(reply: { code: number; data?: unknown }) {
  const onClose = vi.fn()
  const page = await renderVetPage(
    <ReconsultDialog of={biscuit} uid="account_chan" onClose={onClose} />,
    { [CLONE]: reply },
  )
  await page.user.click(await screen.findByRole('button', { name: 'OK, understood' }))
  return { ...page, onClose }
}

test('REPT-3 a case that was cloned before is a dialog that leads to its follow-up', async () => {
  const { user, router, onClose } = await openDialog({ code: -6023, data: { caseId: 'case_next' } })
  const dialog = await screen.findByRole('dialog', { name: 'A follow-up already exists' })
  expect(dialog.textContent).toContain('Biscuit')
  await user.click(screen.getByRole('button', { name: 'Open the follow-up' }))
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ caseId: 'case_next' }))
})

test('REPT-3 a person who does not want the follow-up stays', async () => {
  const { user, router, onClose } = await openDialog({ code: -6023, data: { caseId: 'case_next' } })
  const before = router.state.location.href
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(router.state.location.href).toBe(before)
})

test('REPT-2 another failure stays written in the dialog that asked', async () => {
  await openDialog({ code: -6024 })
  expect(await screen.findByText('(-6024) error')).toBeVisible()
  expect(screen.getByRole('alertdialog', { name: 'Reconsult case' })).toBeVisible()
})

test('REPT-2 two clicks before the button is drawn as busy make one case', async () => {
  const { calls } = await renderVetPage(
    <ReconsultDialog of={biscuit} uid="account_chan" onClose={() => {}} />,
    { [CLONE]: { code: 0, data: { caseId: 'case_next', originalId: 'case_biscuit' } } },
  )
  const ok = await screen.findByRole('button', { name: 'OK, understood' })
  act(() => {
    ok.click()
    ok.click()
  })
  await waitFor(() => expect(calls(CLONE).length).toBeGreaterThan(0))
  expect(calls(CLONE)).toHaveLength(1)
})
