import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ecg } from '../../../theme/tokens.ts'
import { useElementSize } from '../use-element-size.ts'
import { useFileBytes } from '../use-file-bytes.ts'
import type { ViewerProps } from '../viewer-props.ts'
import type { Player } from './use-player.ts'
import { wavePeaks } from './wave-peaks.ts'

const Frame = styled('div')({ position: 'relative', minHeight: 60, minWidth: 0 })
const Cursor = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 1,
  backgroundColor: ecg.night.caliper,
  pointerEvents: 'none',
})

/** The loudness of the recording over time, with the place that is heard; click to go there. */
export function Waveform(props: ViewerProps & { player: Player }) {
  const { file, renewUrl, player } = props
  const { t } = useTranslation('viewers')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useElementSize(frame)
  const samples = useSamples(useFileBytes(file, renewUrl))

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !samples || samples === 'none' || width === 0) return
    drawWave(context, wavePeaks(samples, width), { width, height })
  }, [samples, width, height])

  const share = player.duration > 0 ? player.seconds / player.duration : 0
  if (samples === 'none') return <Frame />
  return (
    <Frame ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('waveform', { name: file.name })}
        width={width}
        height={height}
        style={{ position: 'absolute', inset: 0, cursor: 'pointer' }}
        onPointerDown={(event) => {
          const { left } = event.currentTarget.getBoundingClientRect()
          player.seek(((event.clientX - left) / width) * player.duration)
        }}
      />
      <Cursor style={{ left: `${share * 100}%` }} />
    </Frame>
  )
}

/** The decoded sound; `none` when the browser cannot decode it, which does not keep it from being heard. */
function useSamples(bytes: ReturnType<typeof useFileBytes>): Float32Array | 'none' | undefined {
  const [samples, setSamples] = useState<Float32Array | 'none'>()
  const blob = bytes.state === 'ready' ? bytes.blob : undefined
  useEffect(() => {
    if (!blob) return
    let wanted = true
    // 8 kHz is plenty for a picture of loudness, and an offline context needs no loudspeaker.
    const decoder = new OfflineAudioContext(1, 1, 8000)
    blob
      .arrayBuffer()
      .then((buffer) => decoder.decodeAudioData(buffer))
      .then(
        (audio) => wanted && setSamples(audio.getChannelData(0)),
        () => wanted && setSamples('none'),
      )
    return () => {
      wanted = false
    }
  }, [blob])
  return samples
}

function drawWave(
  context: CanvasRenderingContext2D,
  peaks: Float32Array,
  { width, height }: { width: number; height: number },
): void {
  context.clearRect(0, 0, width, height)
  context.fillStyle = ecg.night.trace
  const middle = height / 2
  for (const [x, peak] of peaks.entries()) {
    const half = Math.max(0.5, peak * middle)
    context.fillRect(x, middle - half, 1, half * 2)
  }
}
