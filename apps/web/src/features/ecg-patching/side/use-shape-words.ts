import type { Shape } from '@systole/ecg/shapes/shape'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'

/** Returns why the analysis proposes the label of a shape, in a few words with its figures. */
export function useShapeWords({ reason, evidence }: Shape): string {
  const { t } = useTranslation('patching')
  const format = useFormat()
  const early =
    evidence.prematurity === null
      ? undefined
      : format.fixed(Math.max(0, 100 * (1 - evidence.prematurity)), 0)
  const wide = evidence.widthRatio === null ? undefined : format.fixed(evidence.widthRatio, 1)
  return [
    t(`reasons.${reason}`),
    ...(early === undefined || early === '0' ? [] : [t('queue.early', { percent: early })]),
    ...(wide === undefined ? [] : [t('queue.width', { ratio: wide })]),
  ].join(', ')
}
