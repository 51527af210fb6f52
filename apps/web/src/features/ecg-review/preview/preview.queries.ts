import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { AnyReport } from '@systole/report/any-report'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { TYPE_OF } from '../review.queries.ts'

/** A report as it would be sent now. */
export type PreviewedReport = { model: AnyReport; logoUrl: string }

/** Queries the report of the saved review, after `save` sent the last answers; `null` while nothing was analysed. */
export const previewQuery = (
  { caseId, round, version }: { caseId: string; round: ReviewRound; version: number },
  save: () => Promise<boolean>,
) =>
  queryOptions({
    queryKey: ['ecg', 'preview', caseId, round, version],
    queryFn: async (): Promise<PreviewedReport | null> => {
      await save()
      const reply = await orThrow(client.reports.queryReviewData({ caseId, type: TYPE_OF[round] }))
      if (!reply.report) return null
      return { model: AnyReport.parse(reply.report), logoUrl: reply.logo_url }
    },
    gcTime: 0,
  })
