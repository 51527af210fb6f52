import type { Case } from '@systole/contract/cases/wire-case'
import { refuseReconsult } from '@systole/domain/cases/reconsult'
import { useTranslation } from 'react-i18next'
import { redoOf } from '../case-status.tsx'

/** Returns a function that explains why a case cannot be reconsulted now; undefined if it can. */
export function useReconsultRefusal(): (consult: Case) => string | undefined {
  const { t } = useTranslation('cases')
  return (consult) => {
    const { status, cloned, extraInfo } = consult
    const isClone = extraInfo.clone !== ''
    if (!refuseReconsult({ status, cloned, isClone })) return undefined
    if (isClone) return t('reports.isFollowUp')
    return redoOf(consult) && !cloned ? t('reports.notWhileRedone') : t('reports.cloned')
  }
}
