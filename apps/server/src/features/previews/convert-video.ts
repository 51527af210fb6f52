import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreviewProblem } from '@systole/domain/previews/preview'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import type { CallContext } from '../../app-context.ts'
import { convert, converterOf } from './converter.ts'
import { withLocalCopy } from './local-copy.ts'
import { failPreview, findPreview, findSource } from './preview-store.ts'
import { probeMedia } from './probe-media.ts'
import { savePreview } from './save-preview.ts'

const SECONDS = 1200

/** Arguments for H.264 in 4:2:0, which every browser plays, with even sides and the index at the start of the file. */
const ARGS = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart'],
  ...['-fs', String(MAX_FILE_BYTES), '-f', 'mp4'],
]

/** Converts a clip that browsers cannot play. The original is not changed. */
export async function convertVideo(
  context: CallContext,
  { sourceKey }: { sourceKey: string },
): Promise<void> {
  const { db, settings, clock } = context
  const source = await findSource(db, sourceKey)
  const format = source && formatOf(`.${source.format}`)
  const preview = { sourceKey, kind: 'video' } as const
  const row = await findPreview(db, sourceKey, preview.kind)
  if (!format || row?.state !== 'waiting') return
  await withLocalCopy(context, { storageKey: sourceKey }, async ({ path, folder }) => {
    const to = join(folder, preview.kind)
    const converter = converterOf(settings)
    const work = { args: [...ARGS, to], seconds: SECONDS }
    const problem = (await convert(converter, { format, path }, work)) ?? (await cutShort(to))
    if (problem) return failPreview(db, preview, problem, clock.now())
    const media = await probeMedia(converter, to, 'mp4')
    if (!media?.widthPixels) return failPreview(db, preview, 'damaged', clock.now())
    const { widthPixels: width, heightPixels: height } = media
    return savePreview(context, preview, { path: to, width, height })
  })
}

/** Detects a truncated clip: ffmpeg stops at its size limit without an error. */
async function cutShort(path: string): Promise<PreviewProblem | undefined> {
  const { size } = await stat(path)
  return size > MAX_FILE_BYTES * 0.99 ? 'tooLarge' : undefined
}
