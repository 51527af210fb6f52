import type { queryRevisionHistory } from '@systole/contract/reports/reports'
import type { Decoded } from '@systole/contract/wire/names'
import { RevisionKind } from '@systole/domain/reports/revision'
import { AnyReport } from '@systole/report/any-report'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

const PDF_POLL_MS = 3000

/** Queries a released revision of a case's report; the newest by default. Polls while the PDF is being rendered. */
export function releasedReportQuery(caseId: string, revision: string | undefined) {
  return queryOptions({
    queryKey: ['report', caseId, revision ?? 'newest'],
    queryFn: async () => {
      const data = await readReleased(caseId, revision)
      return {
        revision: data.revision,
        hasPdf: data.pdf_url !== '',
        model: AnyReport.parse(data.report),
        logoUrl: data.logo_url,
        stillUrls: data.still_urls,
        verification:
          data.model_sha256 && data.verify_url
            ? { modelSha256: data.model_sha256, address: data.verify_url }
            : undefined,
      }
    },
    refetchInterval: ({ state }) => (state.data?.hasPdf === false ? PDF_POLL_MS : false),
  })
}

/** Queries all that happened to the report of a case: its revisions, the resend requests, and for staff the work on them. SPEC E25. */
export function historyQuery(caseId: string) {
  return queryOptions({
    queryKey: ['report-history', caseId],
    queryFn: async () => (await orThrow(client.reports.queryRevisionHistory({ caseId }))).revisions,
  })
}

export type HistoryLine = Decoded<
  z.output<(typeof queryRevisionHistory)['output']>
>['revisions'][number]

/** Queries only their timestamps. */
export function revisionHistoryQuery(caseId: string) {
  return {
    ...historyQuery(caseId),
    select: (lines: HistoryLine[]) => reportsOf(lines).map(({ revision }) => revision),
  }
}

/** Returns a new address of the PDF, which is valid for one minute. */
export async function freshPdfLink(caseId: string, revision: string): Promise<string> {
  const { pdf_url: link } = await readReleased(caseId, revision)
  return link
}

function readReleased(caseId: string, revision: string | undefined) {
  return orThrow(
    client.reports.queryReviewData({
      caseId,
      type: 'session_release_report',
      ...(revision === undefined ? {} : { revision }),
    }),
  )
}

/** Returns the revisions that are reports; the work on them and the resend requests have places of their own. */
function reportsOf<Each extends { type: string }>(revisions: readonly Each[]) {
  return revisions.filter(
    (each): each is Each & { type: RevisionKind } => RevisionKind.safeParse(each.type).success,
  )
}
