import { useEffect, useState } from 'react'
import type { FileBytes } from '../use-file-bytes.ts'

/** 8 kHz holds every heart and lung sound, and an offline context needs no loudspeaker. */
export const SAMPLES_PER_SECOND = 8000
/** Decoding takes about twenty times a compressed file and four times a plain one: this bounds it to some 200 MB. */
const MOST_BYTES = { mp3: 10 * 1_048_576, wav: 48 * 1_048_576 }

export type Samples = Float32Array | 'none' | undefined

/** The decoded sound; `none` when it is too long or the browser cannot decode it, which does not keep it from being heard. */
export function useSamples(bytes: FileBytes, format: string | undefined): Samples {
  const [samples, setSamples] = useState<Samples>()
  const blob = bytes.state === 'ready' ? bytes.blob : undefined
  useEffect(() => {
    if (!blob) return
    if (blob.size > (format === 'wav' ? MOST_BYTES.wav : MOST_BYTES.mp3)) return setSamples('none')
    let wanted = true
    decode(blob).then(
      (decoded) => wanted && setSamples(decoded),
      () => wanted && setSamples('none'),
    )
    return () => {
      wanted = false
    }
  }, [blob, format])
  return bytes.state === 'failed' ? 'none' : samples
}

async function decode(blob: Blob): Promise<Float32Array> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLES_PER_SECOND)
  const audio = await decoder.decodeAudioData(await blob.arrayBuffer())
  return audio.getChannelData(0)
}
