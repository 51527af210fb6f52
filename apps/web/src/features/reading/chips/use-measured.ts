import { chipsIn, type MeasuredTexts } from '@systole/domain/reports/chips'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseMeasurementsQuery } from '../../../api/case-measurements.ts'
import type { KeptDraft, ReportAutosaver } from '../drafts/report-autosaver.ts'
import { useKept } from '../drafts/use-kept.ts'

/** The placeholder of a value that is loading. */
const COMING = '…'

/** The current measurements of a case; `implausible` are those that are probably errors. */
export type MeasuredAnswers = { measured: MeasuredTexts; implausible: MeasuredTexts }

/** Returns the current values of the measurements in the answers. */
export function useMeasured(caseId: string, autosaver: ReportAutosaver): MeasuredAnswers {
  const ids = useKept(autosaver, idsIn)
  const { data, isFetching } = useQuery({
    ...caseMeasurementsQuery(caseId),
    enabled: ids !== '',
  })
  return useMemo(() => {
    const known = (data ?? []).filter(({ text }) => text !== '')
    const textsOf = (those: typeof known) => new Map(those.map(({ mid, text }) => [mid, text]))
    const measured = textsOf(known)
    if (isFetching || !data) {
      for (const id of ids.split(' ')) if (!measured.has(id)) measured.set(id, COMING)
    }
    return { measured, implausible: textsOf(known.filter(({ implausible }) => implausible)) }
  }, [data, isFetching, ids])
}

function idsIn({ draft }: KeptDraft): string {
  return draft.answers.flatMap(({ value }) => chipsIn(value)).join(' ')
}
