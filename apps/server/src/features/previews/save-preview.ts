import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { PreviewKind } from '@systole/domain/previews/preview'
import type { CallContext } from '../../app-context.ts'
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
  const digest = createHash('sha256')
  await pipeline(createReadStream(made.path), digest)
  const stored = { sizeBytes: await synced(made.path), sha256: digest.digest('hex') }
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

/** Syncs a file to the disk before it is announced, and returns its size. */
async function synced(path: string): Promise<number> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
