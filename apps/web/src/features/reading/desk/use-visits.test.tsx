import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { aReadingCase } from '../testing/a-reading-case.ts'
import { VISIT, wireReader } from '../testing/open-desk.tsx'
import { useVisits } from './use-visits.ts'

const START = { draft: emptyReportDraft(), version: 0, savedAt: undefined }

test('STAFF-4 who claims a case and loses it before the next visit learns it by that visit', async () => {
  let reader: unknown = null // the first visit was before the claim
  fakePortal({
    [VISIT]: () => ({
      code: 0,
      data: { status: 'data_processing', reader, visitors: [], draft_version: 0 },
    }),
  })
  const cache = makeQueryClient()
  const onMoved = vi.fn()
  const autosaver = new ReportAutosaver({
    start: START,
    save: async () => ({ ok: true, version: 1, savedAt: undefined }),
    readOther: async () => START,
  })
  renderHook(
    () =>
      useVisits({
        consult: aReadingCase(),
        canWrite: true,
        mayReadDraft: true,
        autosaver,
        onMoved,
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={cache}>{children}</QueryClientProvider>
      ),
    },
  )
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(1))
  reader = wireReader(aReadingCase({ reader: { accountId: 'u-leo', name: 'Leo Wong' } }))
  await act(() => cache.refetchQueries())
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
})
