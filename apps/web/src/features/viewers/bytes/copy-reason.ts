import type { FilePreview } from '@systole/contract/files/uploads'
import { isPlayedCodec } from '@systole/domain/previews/preview'
import type { TFunction } from 'i18next'
import { previewOf, type ViewedFile } from '../opening/viewed-file.ts'

/** Returns why a clip has no playable copy, or that one is being created; `undefined` if none was requested. */
export function copyReason(
  t: TFunction<'viewers'>,
  copy: FilePreview | undefined,
): string | undefined {
  if (copy?.state === 'waiting') return t('copy.making')
  return copy?.problem ? t(`copy.problem.${copy.problem}`) : undefined
}

/** Returns why neither the clip nor a copy of it plays. */
export function clipReason(t: TFunction<'viewers'>, file: ViewedFile): string {
  const why = isPlayedCodec(file.facts) ? t('clip.damaged') : t('videoNotPlayable')
  return copyReason(t, previewOf(file, 'video')) ?? why
}
