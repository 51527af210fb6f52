import { styled } from '@mui/material/styles'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { leadReach } from '@systole/ecg/lead-reach'
import { overview } from '@systole/ecg/overview'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../use-element-size.ts'
import { usualLead } from './lead-choice.ts'

const HEIGHT = 36

const Frame = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    flex: '1 1 160px',
    minWidth: 60,
    height: HEIGHT,
    color: ink.muted,
    borderRadius: 4,
    overflow: 'hidden',
    '&:focus-within': { outline: `2px solid ${edge.focus}`, outlineOffset: 1 },
    '& canvas': { position: 'absolute', inset: 0, pointerEvents: 'none' },
    // The native slider covers the picture and provides dragging and keyboard control.
    '& input[type="range"]': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '& > div': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      border: `2px solid ${brand.main}`,
      borderRadius: 4,
      pointerEvents: 'none',
    },
  }
})

/** Shows the whole recording in one line, with the visible part marked. */
export function Minimap(props: {
  recording: EcgRecording
  startSeconds: number
  latest: number
  across: number
  place: string
  onMove: (seconds: number) => void
}) {
  const { recording, startSeconds, latest, across, place, onMove } = props
  const { t } = useTranslation('viewers')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width } = useElementSize(frame)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && frame.current && width > 0) {
      context.strokeStyle = getComputedStyle(frame.current).color
      drawOverview(context, recording, width)
    }
  }, [recording, width])
  const share = (seconds: number) => `${(seconds / recording.durationSeconds) * 100}%`
  return (
    <Frame ref={frame}>
      <canvas ref={canvas} width={width} height={HEIGHT} />
      <div
        style={{
          left: share(startSeconds),
          width: share(Math.min(across, recording.durationSeconds - startSeconds)),
        }}
      />
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={place}
        min={0}
        max={latest}
        step={0.1}
        value={startSeconds}
        disabled={latest === 0}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </Frame>
  )
}

function drawOverview(
  context: CanvasRenderingContext2D,
  recording: EcgRecording,
  width: number,
): void {
  const lead = usualLead(recording)
  if (!lead) return
  const { highest, lowest } = leadReach(lead)
  const span = highest - lowest || 1
  const yOf = (millivolts: number) => 3 + ((highest - millivolts) / span) * (HEIGHT - 6)
  const pairs = overview(lead.millivolts, width)
  context.clearRect(0, 0, width, HEIGHT)
  context.beginPath()
  for (let x = 0; x < width; x += 1) {
    const [low = Number.NaN, high = Number.NaN] = pairs.subarray(x * 2, x * 2 + 2)
    if (Number.isNaN(low)) continue
    context.moveTo(x + 0.5, yOf(high) - 0.5)
    context.lineTo(x + 0.5, yOf(low) + 0.5)
  }
  context.stroke()
}
