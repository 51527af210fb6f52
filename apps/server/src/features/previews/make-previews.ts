import { join } from 'node:path'
import {
  MAX_DECODED_PIXELS,
  type PreviewKind,
  type PreviewProblem,
} from '@systole/domain/previews/preview'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import type { CallContext } from '../../app-context.ts'
import type { ContentsProcesses } from './contents-processes.ts'
import { type Converter, convert, converterOf } from './converter.ts'
import { withLocalCopy } from './local-copy.ts'
import { failPreview, findSource, listPreviews, type PreviewSource } from './preview-store.ts'
import { savePreview } from './save-preview.ts'
import type { TaskAnswer } from './worker/task.ts'

const CLIPS: readonly FileFormat[] = ['mp4', 'mov', 'avi', 'mkv']
const SOUNDS: readonly FileFormat[] = ['mp3', 'wav']
/** The maximum file size for drawing a picture; larger ones are not worth the temporary disk space. */
const MAX_PICTURE_BYTES = 512 * 1_048_576
const STILL_SECONDS = 120
const SOUND_SECONDS = 300
const SOUND_RATE = 8000

type Work = {
  format: FileFormat
  path: string
  folder: string
  wanted: PreviewKind[]
  converter: Converter
  contents: ContentsProcesses
}

/** Draws the pending previews of a file except the playable clip. A failed preview records its problem and is not retried. */
export async function makePreviews(
  context: CallContext,
  { sourceKey }: { sourceKey: string },
): Promise<void> {
  const source = await findSource(context.db, sourceKey)
  const format = source && formatOf(`.${source.format}`)
  const rows = await listPreviews(context.db, [sourceKey])
  const wanted = rows.flatMap(({ kind, state }) =>
    state === 'waiting' && kind !== 'video' ? [kind] : [],
  )
  if (!source || !format || wanted.length === 0) return
  if (isTooLarge(source, format)) return fail(context, sourceKey, wanted, 'tooLarge')
  await withLocalCopy(context, { storageKey: sourceKey }, async ({ path, folder }) => {
    const converter = converterOf(context.settings)
    const { contents } = context
    const answer = await draw({ format, path, folder, wanted, converter, contents })
    if ('problem' in answer) return fail(context, sourceKey, wanted, answer.problem)
    for (const { kind, width, height } of 'made' in answer ? answer.made : [])
      await savePreview(context, { sourceKey, kind }, { path: join(folder, kind), width, height })
  })
}

/** Returns true for a picture above the pixel limit, which is checked before anything is decoded. */
function isTooLarge({ sizeBytes, facts }: PreviewSource, format: FileFormat): boolean {
  if (CLIPS.includes(format) || SOUNDS.includes(format)) return false
  const { widthPixels, heightPixels } = facts.picture ?? facts.dicom ?? {}
  const pixels = (widthPixels ?? 0) * (heightPixels ?? 0)
  if (pixels > MAX_DECODED_PIXELS) return true
  return format !== 'dcm' && sizeBytes > MAX_PICTURE_BYTES
}

async function draw(work: Work): Promise<TaskAnswer> {
  if (CLIPS.includes(work.format)) return drawStills(work)
  if (SOUNDS.includes(work.format)) return drawSound(work)
  const { format, path, folder, wanted, contents } = work
  return contents.ask({ work: 'drawPictures', format, path, wanted }, folder)
}

/** Extracts one still from the first second of the clip and draws the small and the large picture from it. */
async function drawStills(work: Work): Promise<TaskAnswer> {
  const { format, path, folder, wanted, converter, contents } = work
  const still = join(folder, 'still.png')
  const args = ['-map', '0:v:0', '-vf', 'thumbnail=25', '-frames:v', '1', '-f', 'image2', still]
  const problem = await convert(converter, { format, path }, { args, seconds: STILL_SECONDS })
  if (problem) return { problem }
  return contents.ask({ work: 'drawPictures', format: 'png', path: still, wanted }, folder)
}

/** Draws a waveform; a WAV that we can read needs no converter. */
async function drawSound({ format, path, folder, converter, contents }: Work): Promise<TaskAnswer> {
  if (format === 'wav') {
    const answer = await contents.ask({ work: 'drawWaveform', path }, folder)
    if (!('problem' in answer) || answer.problem !== 'unsupported') return answer
  }
  const plain = join(folder, 'plain.wav')
  const args = ['-map', '0:a:0', '-ac', '1', '-ar', String(SOUND_RATE), '-c:a', 'pcm_s16le', plain]
  const problem = await convert(converter, { format, path }, { args, seconds: SOUND_SECONDS })
  return problem ? { problem } : contents.ask({ work: 'drawWaveform', path: plain }, folder)
}

async function fail(
  { db, clock }: CallContext,
  sourceKey: string,
  kinds: readonly PreviewKind[],
  problem: PreviewProblem,
): Promise<void> {
  for (const kind of kinds) await failPreview(db, { sourceKey, kind }, problem, clock.now())
}
