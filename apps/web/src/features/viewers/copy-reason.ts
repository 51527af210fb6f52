import type { FilePreview } from '@systole/contract/uploads'
import type { TFunction } from 'i18next'

/** Why a clip has no copy that plays, or that one is on its way; undefined where none was asked for. */
export function copyReason(
  t: TFunction<'viewers'>,
  copy: FilePreview | undefined,
): string | undefined {
  if (copy?.state === 'waiting') return t('copy.making')
  return copy?.problem ? t(`copy.problem.${copy.problem}`) : undefined
}
