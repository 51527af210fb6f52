import type { PreviewKind } from '@systole/domain/previews/preview'
import type { CallContext } from '../../app-context.ts'
import { storedFileOf } from '../../stored-file-of.ts'
import { finishPreview } from './preview-store.ts'

const MEDIA_TYPE: Record<PreviewKind, string> = {
  thumbnail: 'image/jpeg',
  picture: 'image/jpeg',
  poster: 'image/jpeg',
  video: 'video/mp4',
  waveform: 'application/json',
}

/** Stores a preview and records it; removes it again if its file was deleted. */
export async function savePreview(
  { db, files, clock }: Pick<CallContext, 'db' | 'files' | 'clock'>,
  { sourceKey, kind }: { sourceKey: string; kind: PreviewKind },
  made: { path: string; width: number | null; height: number | null },
): Promise<void> {
  const storageKey = `preview_${kind}_${sourceKey}`
  const stored = await storedFileOf(made.path)
  await files.adopt(storageKey, made.path, stored)
  const isKept = await finishPreview(
    db,
    { sourceKey, kind },
    {
      storageKey,
      mediaType: MEDIA_TYPE[kind],
      ...stored,
      widthPixels: made.width,
      heightPixels: made.height,
    },
    clock.now(),
  )
  if (!isKept) await files.remove(storageKey)
}
