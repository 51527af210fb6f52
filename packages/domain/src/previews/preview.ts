import { z } from 'zod'
import type { FileFormat } from '../uploads/accepted-formats.ts'
import type { FileFacts } from '../uploads/file-facts.ts'

/**
 * The kinds of previews derived from a file; the original is never changed. `thumbnail`: JPEG at most 320 px wide. `picture`: the
 * DICOM picture as JPEG, full size. `poster`: a video's first sharp frame. `video`: H.264 MP4 of a format that browsers cannot
 * play. `waveform`: JSON peaks of a sound.
 */
export const PreviewKind = z.enum(['thumbnail', 'picture', 'poster', 'video', 'waveform'])
export type PreviewKind = z.infer<typeof PreviewKind>

export const PreviewState = z.enum(['waiting', 'ready', 'failed'])
export type PreviewState = z.infer<typeof PreviewState>

/** The reasons why a preview is missing; the viewer has a text for each. */
export const PreviewProblem = z.enum([
  'noConverter',
  'damaged',
  'unsupported',
  'tooLarge',
  'tookTooLong',
])
export type PreviewProblem = z.infer<typeof PreviewProblem>

/** The maximum of a thumbnail's longer side. */
export const THUMBNAIL_PIXELS = 320

/** The maximum number of pixels that is decoded: a picture may be small on the disk and fill the memory. */
export const MAX_DECODED_PIXELS = 100_000_000

const OF_FORMAT: Record<FileFormat, readonly PreviewKind[]> = {
  dcm: ['thumbnail', 'picture'],
  jpeg: ['thumbnail'],
  jpg: ['thumbnail'],
  png: ['thumbnail'],
  bmp: ['thumbnail'],
  pdf: ['thumbnail'],
  mp4: ['thumbnail', 'poster'],
  mov: ['thumbnail', 'poster', 'video'],
  avi: ['thumbnail', 'poster', 'video'],
  mkv: ['thumbnail', 'poster', 'video'],
  mp3: ['waveform'],
  wav: ['waveform'],
  json: [],
}

/**
 * Returns the problem worth showing for a file: a clip that cannot play, or a picture that could not be created. A clip that
 * plays by itself and lacks only a thumbnail for want of a converter has none.
 */
export function problemToReport(
  previews: readonly { kind: PreviewKind; problem: PreviewProblem | null }[],
): PreviewProblem | undefined {
  const problems = previews.flatMap(({ kind, problem }) => (problem ? [{ kind, problem }] : []))
  const ofClip = problems.find(({ kind }) => kind === 'video')
  return (ofClip ?? problems.find(({ problem }) => problem !== 'noConverter'))?.problem
}

/** Codecs that every browser plays in MP4; phones also record others. */
const PLAYED_CODECS = ['h264', 'vp8', 'vp9', 'av1']

/** Returns whether browsers play the codec. A clip that has not been analysed yet is assumed to play. */
export function isPlayedCodec({ media }: FileFacts): boolean {
  return PLAYED_CODECS.includes(media?.videoCodec ?? 'h264')
}

/**
 * Returns the previews derived from a file of this format with these facts. An ECG without a picture gets a thumbnail of its
 * trace.
 */
export function previewsOf(format: FileFormat, facts: FileFacts): readonly PreviewKind[] {
  const hasPixels = format !== 'dcm' || (facts.dicom?.widthPixels ?? null) !== null
  const isTrace = facts.ecg !== undefined && (!hasPixels || format === 'json')
  if (isTrace) return ['thumbnail']
  if (!hasPixels) return []
  return format === 'mp4' && !isPlayedCodec(facts) ? [...OF_FORMAT.mp4, 'video'] : OF_FORMAT[format]
}
