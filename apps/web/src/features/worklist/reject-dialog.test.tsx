import { configure, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTexts } from '../../i18n/i18n.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { RejectDialog } from './reject-dialog.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const UPDATE = '/api/update_cardiobirdx_session'

async function open(status: 'upload' | 'submit', answer: { code: number }) {
  const onClose = vi.fn()
  const item = { caseId: 'case_mochi', caseNumber: 'EC-24817', petName: 'Mochi', status }
  const page = await renderVetPage(
    <RejectDialog item={item} onClose={onClose} />,
    { [UPDATE]: answer },
    { session: { user_type: 'internal_admin' } },
  )
  await addTexts('reading') // loaded with the worklist
  return { ...page, onClose }
}

test('STAFF-2 an unpaid case is cancelled with a reason; a refusal keeps the dialog', async () => {
  const { user, calls, onClose } = await open('upload', { code: -6024 })
  expect(screen.getByRole('dialog', { name: 'Cancel EC-24817, Mochi?' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open the payment' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel case' }))
  expect(calls(UPDATE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason for the hospital' }), 'Abandoned')
  await user.click(screen.getByRole('button', { name: 'Cancel case' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(calls(UPDATE)[0]?.fields).toMatchObject({
    usid: 'case_mochi',
    params: '{"status":"reject","note":"Abandoned"}',
  })
  expect(onClose).not.toHaveBeenCalled()
})

test('STAFF-2 a paid case says that its card payment is refunded under Payments, and leads there', async () => {
  await open('submit', { code: 0 })
  const link = screen.getByRole('link', { name: 'Open the payment' })
  expect(link.getAttribute('href')).toBe('/payments?show=all&find=EC-24817')
})
