import type { StaffPermissions } from '@systole/contract/accounts/staff-permissions'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { PermissionsScreen } from './permissions-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_staff_permissions'
const SET = '/api/set_staff_permissions'

const mei: StaffPermissions = {
  uid: 'account_mei',
  name: 'Mei Tan',
  email: 'mei@systole.test',
  user_type: 'cardiologist',
  services: [{ serviceId: 'econsult', rights: ['report.review'] }],
}
const leo: StaffPermissions = {
  ...mei,
  uid: 'account_leo',
  name: 'Leo Sato',
  email: 'leo@systole.test',
  user_type: 'reviewer',
  services: [],
}

function open(answers: Parameters<typeof renderVetPage>[1] = {}, language?: 'zh_hk') {
  return renderVetPage(
    <PermissionsScreen />,
    { [LIST]: { code: 0, data: { staff: [mei, leo] } }, ...answers },
    { at: '/permissions', session: { user_type: 'internal_admin' }, ...(language && { language }) },
  )
}

test('ROLE-4 each colleague is listed with the rights in each service', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Mei Tan/ })
  expect(within(row).getByText('Reporting cardiologist')).toBeInTheDocument()
  expect(within(row).getByText('eConsult')).toBeInTheDocument()
  expect(within(row).getByText('Review reports')).toBeInTheDocument()
  const other = screen.getByRole('row', { name: /Leo Sato/ })
  expect(within(other).getByText('No service')).toBeInTheDocument()
})

test('SERV-1 services and rights are named in the reader’s language', async () => {
  await open({}, 'zh_hk')
  const row = await screen.findByRole('row', { name: /Mei Tan/ })
  expect(within(row).getByText('審閱報告')).toBeInTheDocument()
})

test('ROLE-4 an admin sends the rights as they were read and as they shall be', async () => {
  const { user, calls } = await open({ [SET]: { code: 0, data: { rights: [] } } })
  await user.click(await screen.findByRole('button', { name: 'Change permissions of Mei Tan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mei Tan' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Review reports' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save permissions' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(SET)).toEqual([
    {
      path: SET,
      fields: {
        uid: 'account_mei',
        subtype: 'econsult',
        rights: '[]',
        seen: '["report.review"]',
      },
    },
  ])
})

test('ROLE-4 a change by another admin in between is shown in the dialog', async () => {
  const { user } = await open({ [SET]: { code: -6025, message: 'changed' } })
  await user.click(await screen.findByRole('button', { name: 'Change permissions of Leo Sato' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Leo Sato' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Review reports' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save permissions' }))
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
})

test('ROLE-4 taking a right from the last person who has it is warned of', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change permissions of Mei Tan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Permissions of Mei Tan' })
  expect(within(dialog).queryByText(/Nobody else has/)).toBeNull()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Review reports' }))
  expect(
    within(dialog).getByText(/Nobody else has “Review reports” in eConsult/),
  ).toBeInTheDocument()
})
