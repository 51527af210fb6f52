import {
  type NormalReportFacts,
  type NormalReportRefusal,
  refuseNormalReport,
} from '@systole/domain/ecg-cases/refuse-normal-report'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'

/** Returns the reasons against a normal report in words. */
export function useNormalReasons(facts: NormalReportFacts): string[] {
  const { t } = useTranslation('patching')
  const format = useFormat()
  const wordOf = (refusal: NormalReportRefusal): string => {
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
  }
  return refuseNormalReport(facts).map(wordOf)
}
