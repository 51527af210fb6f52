import type { SearchOf } from '@systole/contract/pages'
import type { EcgPageView } from '@systole/domain/access/page-ticket'
import { applyRevisions } from '@systole/ecg/patches/apply-edits'
import { useQuery } from '@tanstack/react-query'
import { orThrow } from '../../api/query.ts'
import { readingClient } from '../../api/reading-client.ts'
import { fetchBeats, readLeftOut } from './fetch-beats.ts'
import { openerKey } from './opener-key.ts'

/** The addresses of a page and its ticket are renewed while the page is open. */
const RENEW_EVERY_MS = 5 * 60_000

type Address = Partial<SearchOf<'ecgData'>>
export type EcgPage = ReturnType<typeof useEcgPage>
export type OpenedPage = NonNullable<EcgPage['data']>

/** Opens the page of a ticket, and keeps it open. */
export function useEcgPage(view: EcgPageView, address: Address, patchRevision: string | undefined) {
  const { sid = '', caseId = '', fileName, no_patch } = address
  return useQuery({
    queryKey: ['ecgPage', view, sid, caseId, fileName, patchRevision, no_patch],
    queryFn: async ({ signal }) => {
      const page = await orThrow(
        readingClient.ecgPages.openEcgPage({
          ...{ ticket: sid, opener: openerKey(sid), view, caseId },
          ...(fileName && { fileName }),
          ...(patchRevision && { patch_revision: patchRevision }),
          ...(no_patch === '1' || no_patch === 'true' ? { no_patch: true } : {}),
        }),
      )
      return { ...page, ...(await readShown(page, signal)) }
    },
    refetchInterval: RENEW_EVERY_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  })
}

type Page = Extract<
  Awaited<ReturnType<typeof readingClient.ecgPages.openEcgPage>>,
  { ok: true }
>['data']

/** Reads the beats and the left-out stretches that the page shows. */
async function readShown({ recording, revisions, beats_url: beatsUrl }: Page, signal: AbortSignal) {
  const beats = beatsUrl ? await fetchBeats(beatsUrl, signal) : []
  const ranges = recording.analysis ? await readLeftOut(recording.analysis.url, signal) : []
  const { ranges: leftOut } = applyRevisions(
    {
      sampleCount: recording.samples ?? 0,
      leads: recording.leads.map(({ name }) => name),
      ranges,
      beatsAt: () => [],
    },
    revisions.map(({ edits, role }) => ({ edits, by: role })),
  )
  return { beats, leftOut }
}
