import { configure, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addTexts } from '../i18n/i18n.ts'
import { aCase } from '../testing/a-case.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { ReadingScreen } from './reading-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const UPDATE = '/api/update_cardiobirdx_session'
const NO_CASES = { sessions: [], total: 0, total_capped: false, next: '' }

/** Opens the reading room on Mochi's case as an admin; the portal keeps a rejection. */
async function openRoom(status: 'upload' | 'submit' | 'reject') {
  let session = aCase({ status })
  const page = await renderVetPage(
    <ReadingScreen />,
    {
      '/api/query_session_info': () => ({ code: 0, data: { session } }),
      '/api/query_cardiobirdx_session_uploaded_data': { code: 0, data: { files: [] } },
      '/api/query_desk_layouts': { code: 0, data: { desks: [] } },
      '/api/query_enquiries': { code: 0, data: { enquiries: [] } },
      '/api/query_all_sessions': { code: 0, data: NO_CASES },
      '/api/visit_case': () => ({
        code: 0,
        data: { status: session.status, reader: null, visitors: [], draft_version: 0 },
      }),
      [UPDATE]: () => {
        session = aCase({ status: 'reject' })
        return { code: 0, data: { session } }
      },
    },
    { at: '/reading?usid=case_mochi', session: { user_type: 'internal_admin' } },
  )
  await addTexts('reading') // loaded with the route
  return page
}

test.each([
  ['upload', 'Cancel case'],
  ['submit', 'Reject case'],
] as const)(
  'STAFF-2 the office ends a case that is %s from the reading room: %s',
  async (status, name) => {
    const { user, calls } = await openRoom(status)
    await user.click(await screen.findByRole('button', { name }))
    await user.type(
      await screen.findByRole('textbox', { name: 'Reason for the hospital' }),
      'Registered twice',
    )
    const confirm = screen.getAllByRole('button', { name }).at(-1)
    if (confirm) await user.click(confirm)
    expect(await screen.findByText('Rejected. This case gets no report.')).toBeVisible()
    expect(calls(UPDATE).map(({ fields }) => fields.params)).toEqual([
      '{"status":"reject","note":"Registered twice"}',
    ])
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.activeElement?.id).toBe('content')
  },
)

test('STAFF-2 a rejected case is shown as rejected and cannot be rejected again', async () => {
  await openRoom('reject')
  expect(await screen.findByText('Rejected. This case gets no report.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Note to a colleague' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /(Reject|Cancel) case/ })).toBeNull()
})
