import { basename, dirname, join } from 'node:path'
import type { PreviewProblem } from '@systole/domain/previews/preview'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import type { Settings } from '../../config.ts'
import { runLimited } from './run-limited.ts'

/** The paths of ffmpeg and ffprobe on this machine. */
export type Converter = { convert: string; probe: string }

export function converterOf({ FFMPEG }: Pick<Settings, 'FFMPEG'>): Converter {
  const name = basename(FFMPEG).replace('ffmpeg', 'ffprobe')
  return {
    convert: FFMPEG,
    probe: FFMPEG === basename(FFMPEG) ? name : join(dirname(FFMPEG), name),
  }
}

/** The only reader allowed for each format; playlists that name other files are none of them. */
const DEMUXERS: Partial<Record<FileFormat, string>> = {
  avi: 'avi',
  mp4: 'mov',
  mov: 'mov',
  mkv: 'matroska',
  mp3: 'mp3',
  wav: 'wav',
}

/** Returns the input arguments, which allow only a local file and no network or other protocol. */
export function inputOf(format: FileFormat, path: string): string[] {
  const demuxer = DEMUXERS[format]
  if (demuxer === undefined) throw new Error(`${format} is no clip or sound`)
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${path}`]
}

const MEMORY_BYTES = 1536 * 1_048_576
/** The maximum number of pixels of one frame; 8192 × 4096. */
const MAX_FRAME_PIXELS = 33_554_432

/** Runs ffmpeg; returns the problem if it produced nothing. */
export async function convert(
  { convert: program }: Converter,
  source: { format: FileFormat; path: string },
  { args, seconds }: { args: readonly string[]; seconds: number },
): Promise<PreviewProblem | undefined> {
  const all = [
    ...['-nostdin', '-v', 'error', '-y', '-max_pixels', String(MAX_FRAME_PIXELS)],
    ...['-threads', '2', ...inputOf(source.format, source.path), '-map_metadata', '-1'],
    ...args,
  ]
  const ended = await runLimited(program, all, { seconds, memoryBytes: MEMORY_BYTES })
  switch (ended.kind) {
    case 'done':
      return undefined
    case 'notThere':
      return 'noConverter'
    case 'failed':
      return /Unknown encoder|not found/.test(ended.complaint) ? 'noConverter' : 'damaged'
    default:
      return ended.kind
  }
}
