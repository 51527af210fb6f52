import { frameRate } from '@systole/domain/previews/frame-rate'
import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import type { MediaFacts } from '@systole/domain/uploads/file-facts'
import { z } from 'zod'
import { type Converter, inputOf } from './converter.ts'
import { runLimited } from './run-limited.ts'

const LIMITS = { seconds: 60, memoryBytes: 1024 * 1_048_576 }

const Stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  duration: z.string().optional(),
})
const Probe = z.object({
  streams: z.array(Stream).default([]),
  format: z.object({ duration: z.string().optional() }).default({}),
})

export const UNKNOWN_MEDIA: MediaFacts = {
  durationSeconds: null,
  widthPixels: null,
  heightPixels: null,
  framesPerSecond: null,
  videoCodec: null,
  audioCodec: null,
}

/** Reads the facts of a clip or sound with ffprobe; all unknown without ffprobe, `undefined` if the file is unreadable. */
export async function probeMedia(
  { probe }: Pick<Converter, 'probe'>,
  path: string,
  format: FileFormat,
): Promise<MediaFacts | undefined> {
  const stream = 'codec_type,codec_name,width,height,avg_frame_rate,r_frame_rate,duration'
  const entries = `format=duration:stream=${stream}`
  const args = ['-v', 'error', '-of', 'json', '-show_entries', entries, ...inputOf(format, path)]
  const ended = await runLimited(probe, args, LIMITS)
  if (ended.kind === 'notThere') return UNKNOWN_MEDIA
  if (ended.kind !== 'done') return undefined
  const read = Probe.safeParse(JSON.parse(ended.output))
  return read.success && read.data.streams.length > 0 ? factsOf(read.data) : undefined
}

function factsOf({ streams, format }: z.infer<typeof Probe>): MediaFacts {
  const video = streams.find(({ codec_type }) => codec_type === 'video')
  const audio = streams.find(({ codec_type }) => codec_type === 'audio')
  return {
    durationSeconds: positive(Number(format.duration ?? video?.duration ?? audio?.duration)),
    widthPixels: video?.width ?? null,
    heightPixels: video?.height ?? null,
    ...frameRate({ mean: rateOf(video?.avg_frame_rate), finest: rateOf(video?.r_frame_rate) }),
    videoCodec: video?.codec_name ?? null,
    audioCodec: audio?.codec_name ?? null,
  }
}

/** Parses a rate such as `30000/1001`. */
function rateOf(fraction = ''): number {
  const [above, below = 1] = fraction.split('/').map(Number)
  return (above ?? 0) / below
}

function positive(value: number): number | null {
  return Number.isFinite(value) && value > 0 ? Math.round(value * 1000) / 1000 : null
}
