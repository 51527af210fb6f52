import { chipsIn, type MeasuredTexts } from '@systole/domain/reports/chips'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseMeasurementsQuery } from '../../../api/case-measurements.ts'
import type { DraftKeeper, KeptDraft } from '../draft-keeper.ts'
import { useKept } from '../use-kept.ts'

/** Stands for a value that is on its way. */
const COMING = '…'

/** The present values of the measurements that the answers speak of. */
export function useMeasured(caseId: string, keeper: DraftKeeper): MeasuredTexts {
  const ids = useKept(keeper, idsIn)
  const { data, isFetching } = useQuery({
    ...caseMeasurementsQuery(caseId),
    enabled: ids !== '',
  })
  return useMemo(() => {
    const known = (data ?? []).filter(({ text }) => text !== '')
    const measured = new Map(known.map(({ mid, text }) => [mid, text]))
    if (isFetching || !data) {
      for (const id of ids.split(' ')) if (!measured.has(id)) measured.set(id, COMING)
    }
    return measured
  }, [data, isFetching, ids])
}

function idsIn({ draft }: KeptDraft): string {
  return draft.answers.flatMap(({ value }) => chipsIn(value)).join(' ')
}
