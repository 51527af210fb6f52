import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useFileBytes } from '../bytes/use-file-bytes.ts'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'

/** The sampling rate: 8 kHz covers all heart and lung sounds, and an offline context needs no output device. */
const SAMPLES_PER_SECOND = 8000
/**
 * The size limits for decoding, which needs about twenty times the size of a compressed file and four times that of a plain one:
 * some 200 MB.
 */
const MOST_BYTES = { mp3: 10 * 1_048_576, wav: 48 * 1_048_576 }

/** A wave; `bothWays` for the server's peaks only, which are drawn symmetrically. */
export type Wave = { samples: Float32Array; samplesPerSecond: number; bothWays: boolean }

/** Returns the decoded sound; until then, and for long recordings, its peaks. With `none` it can still be played. */
export function useWave(
  file: ViewedFile,
  renewUrl: RenewUrl | undefined,
): Wave | 'none' | undefined {
  const small = file.sizeBytes <= (file.format === 'wav' ? MOST_BYTES.wav : MOST_BYTES.mp3)
  const bytes = useFileBytes(file, renewUrl, { wanted: small })
  const decoded = useDecoded(bytes.state === 'ready' ? bytes.bytes : undefined)
  const loudness = useLoudness(file)
  if (typeof decoded === 'object') return decoded
  if (loudness !== 'none' && loudness !== undefined) return loudness
  const isOver = !small || bytes.state === 'failed' || decoded === 'none'
  return isOver && loudness === 'none' ? 'none' : undefined
}

function useDecoded(bytes: Uint8Array<ArrayBuffer> | undefined): Wave | 'none' | undefined {
  const [wave, setWave] = useState<Wave | 'none'>()
  useEffect(() => {
    if (!bytes) return
    let wanted = true
    decode(bytes).then(
      (decoded) => wanted && setWave(decoded),
      () => wanted && setWave('none'),
    )
    return () => {
      wanted = false
    }
  }, [bytes])
  return wave
}

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Wave> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND)
  const audio = await decoder.decodeAudioData(bytes.slice().buffer)
  const samples = audio.getChannelData(0)
  return { samples, samplesPerSecond: SAMPLES_PER_SECOND, bothWays: false }
}

const Peaks = z.object({ durationSeconds: z.number(), peaks: z.array(z.number()) })

/** Returns the peaks computed by the server. */
function useLoudness({ fileId, previews }: ViewedFile): Wave | 'none' | undefined {
  const url = previews.find(({ kind }) => kind === 'waveform')?.url ?? undefined
  const query = useQuery({
    queryKey: ['file-loudness', fileId],
    queryFn: async () => {
      const response = await fetch(url ?? '', { credentials: 'same-origin' })
      return Peaks.parse(await response.json())
    },
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = query
  return useMemo(() => {
    if (url === undefined || query.isError) return 'none'
    if (!data) return undefined
    const samplesPerSecond = data.peaks.length / data.durationSeconds
    return { samples: Float32Array.from(data.peaks), samplesPerSecond, bothWays: true }
  }, [url, query.isError, data])
}
