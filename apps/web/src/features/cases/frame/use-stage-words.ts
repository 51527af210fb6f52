import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { draftProgressOf } from '../case-view.ts'

/** Returns a function that names the stage that a draft has reached. */
export function useStageWords(): (consult: Case) => string {
  const { t } = useTranslation('cases')
  return (consult) => t(`detail.stages.${draftProgressOf(consult).stage}`)
}
