import { styled } from '@mui/material/styles'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dark, ecg } from '../../../theme/tokens.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { drawWave, loudestOf } from './draw-wave.ts'
import { regionBetween } from './loop-region.ts'
import { RegionEdges } from './region-edges.tsx'
import type { TimeWindow } from './time-window.ts'
import type { Player } from './use-player.ts'
import type { Wave } from './use-wave.ts'

const Frame = styled('div')({
  position: 'relative',
  minHeight: 60,
  minWidth: 0,
  overflow: 'hidden',
  touchAction: 'pan-y',
})
const Cursor = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 1,
  backgroundColor: ecg.night.caliper,
  pointerEvents: 'none',
})
/** The distance below which a drag is a press. */
const DRAG_PIXELS = 4

/** Shows the wave of the recording with the playback position: press to seek, drag to loop a region. */
export function Waveform(props: { name: string; wave: Wave; player: Player; window: TimeWindow }) {
  const { name, wave, player, window: seen } = props
  const { samples } = wave
  const { t } = useTranslation('viewers')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useElementSize(frame)
  const loudest = useMemo(() => loudestOf(samples), [samples])
  const { start, span } = seen

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || width === 0 || span === 0) return
    const shown = { wave, loudest, window: { start, span } }
    drawWave(context, shown, { width, height, colour: ecg.night.trace, faint: dark.muted })
  }, [wave, loudest, start, span, width, height])

  const xOf = (seconds: number) => (span > 0 ? ((seconds - start) / span) * width : 0)
  const drag = useDrag(player, (x) => start + (x / Math.max(1, width)) * span)
  return (
    <Frame ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('waveform', { name })}
        width={width}
        height={height}
        style={{ position: 'absolute', inset: 0, cursor: 'text' }}
        {...drag}
      />
      <RegionEdges player={player} xOf={xOf} perSecond={span > 0 ? width / span : 1} />
      <Cursor style={{ left: xOf(player.seconds) }} />
    </Frame>
  )
}

function useDrag(player: Player, timeAt: (x: number) => number) {
  const [from, setFrom] = useState<{ x: number; seconds: number }>()
  const xIn = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setFrom({ x: xIn(event), seconds: timeAt(xIn(event)) })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from || Math.abs(xIn(event) - from.x) < DRAG_PIXELS) return
      const region = regionBetween(from.seconds, timeAt(xIn(event)), player.duration)
      if (region) player.setRegion(region)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from && Math.abs(xIn(event) - from.x) < DRAG_PIXELS) player.seek(from.seconds)
      setFrom(undefined)
    },
    onPointerCancel: () => setFrom(undefined),
  }
}
