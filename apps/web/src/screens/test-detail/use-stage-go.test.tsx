import { paths } from '@systole/contract/pages'
import { useLocation } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { useStageGo } from './use-stage-go.ts'

const ADDRESS = { caseId: 'case_1' }

function CaseAlone() {
  const { pathname } = useLocation()
  return pathname === '/test-detail' ? <Stages /> : <p>elsewhere</p>
}

function Stages() {
  const go = useStageGo(ADDRESS)
  return (
    <>
      <button type="button" onClick={() => go.to('questions')}>
        Next
      </button>
      <button type="button" onClick={go.leave}>
        Leave
      </button>
    </>
  )
}

async function openFrom(page: string) {
  const { router } = await renderPage(<CaseAlone />, { at: page })
  await screen.findByText('elsewhere')
  await act(() => router.navigate({ href: paths.testDetail(ADDRESS) }))
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { router, press }
}

test('CASE-3 leaving the first stage returns to the page before the case', async () => {
  const { router, press } = await openFrom('/pet?pid=pet_1')
  await press('Leave')
  await waitFor(() => expect(router.state.location.href).toBe('/pet?pid=pet_1'))
})

test('CASE-3 leaving after other stages were seen returns to the page before the case too', async () => {
  const { router, press } = await openFrom('/report')
  await press('Next')
  await waitFor(() => expect(router.state.location.href).toContain('stage=2'))
  await press('Leave')
  await waitFor(() => expect(router.state.location.href).toBe('/report'))
})

test('CASE-3 a case that was opened directly is left for the ongoing cases', async () => {
  const { router } = await renderPage(<CaseAlone />, { at: paths.testDetail(ADDRESS) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/ongoing'))
})
