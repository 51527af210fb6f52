import type { FilePreview } from '@systole/contract/uploads'
import { isPlayedCodec } from '@systole/domain/previews/preview'
import type { TFunction } from 'i18next'
import { previewOf, type ViewedFile } from './viewed-file.ts'

/** Why a clip has no copy that plays, or that one is on its way; undefined where none was asked for. */
export function copyReason(
  t: TFunction<'viewers'>,
  copy: FilePreview | undefined,
): string | undefined {
  if (copy?.state === 'waiting') return t('copy.making')
  return copy?.problem ? t(`copy.problem.${copy.problem}`) : undefined
}

/** Why a clip that is here does not play, nor a copy of it. */
export function clipReason(t: TFunction<'viewers'>, file: ViewedFile): string {
  const why = isPlayedCodec(file.facts) ? t('clip.damaged') : t('videoNotPlayable')
  return copyReason(t, previewOf(file, 'video')) ?? why
}
