import {
  type NormalReportFacts,
  type NormalReportRefusal,
  refuseNormalReport,
} from '@systole/domain/ecg-cases/refuse-normal-report'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { NormalReportOnServer } from './normal-report.queries.ts'

type OnServer = NonNullable<NormalReportOnServer['report']>['reasons'][number]

/**
 * Returns the reasons against a normal report in words: those of the beats as they are now, and those that the portal finds in the saved
 * ones, which alone are measured.
 */
export function useNormalReasons(
  facts: NormalReportFacts,
  of: { onServer: NormalReportOnServer | undefined; rid: string; unsavedEdits: number },
): string[] {
  const { onServer, rid, unsavedEdits } = of
  const { t } = useTranslation('patching')
  const wordOf = useWordOf()
  return useMemo(() => {
    const unsaved = unsavedEdits > 0 ? [t('saved.unsaved', { count: unsavedEdits })] : []
    const here = [...refuseNormalReport(facts).map(wordOf), ...unsaved]
    if (!onServer?.report || onServer.isMeasuring) return [...here, t('normal.measuring')]
    const added = onServer.report.reasons.flatMap((found) => {
      if (found.rid !== null && found.rid !== rid) return [t('normal.otherRecording')]
      if (found.reason === 'notAnalysed') return [t('normal.measuring')]
      return isOfServer(found) ? [wordOf(found)] : []
    })
    return [...new Set([...here, ...added])]
  }, [facts, onServer, rid, unsavedEdits, wordOf, t])
}

function useWordOf() {
  const { t } = useTranslation('patching')
  const format = useFormat()
  return useCallback(
    (refusal: NormalReportRefusal): string => {
      switch (refusal.reason) {
        case 'beats':
          return t('normal.beats', { count: refusal.count, label: refusal.label })
        case 'undecided':
          return t('normal.undecided', { count: refusal.count })
        case 'lost':
        case 'noise':
          return t(`normal.${refusal.reason}`, { percent: format.fixed(100 * refusal.share, 1) })
        case 'outside':
        case 'noReference':
          return t(`normal.${refusal.reason}`, { count: refusal.fields.length })
        case 'quality':
          return t(refusal.quality ? 'normal.quality' : 'normal.noQuality')
        case 'off':
          return t('normal.switchedOff')
        default:
          return t(`normal.${refusal.reason}`)
      }
    },
    [t, format],
  )
}

/** Returns whether the portal alone can say this. */
function isOfServer(found: OnServer): found is OnServer & NormalReportRefusal {
  const { reason } = found
  return reason === 'off' || reason === 'outside' || reason === 'noReference'
}
