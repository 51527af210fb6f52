import type { EcgRecording } from '@systole/ecg/ecg-recording'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Strip } from './use-strip.ts'

/** Renders the canvas of the strip with a text alternative. It stays in view while the paper scrolls. */
export function StripCanvas(props: {
  ref: Ref<HTMLCanvasElement>
  recording: EcgRecording
  strip: Strip
  rate: { beatsPerMinute: number } | undefined
  onPick: ((seconds: number) => void) | undefined
  children: ReactNode
}) {
  const { ref, recording, strip, rate, onPick, children } = props
  const { t } = useTranslation('viewers')
  const { width, height, layout } = strip
  const reported = {
    leads: recording.leads.map(({ name }) => name).join(', '),
    seconds: Math.round(recording.durationSeconds),
  }
  return (
    <div style={{ position: 'relative', height: layout.height }}>
      <canvas
        ref={ref}
        role="img"
        aria-label={
          rate
            ? t('ecg.describedRate', { ...reported, rate: Math.round(rate.beatsPerMinute) })
            : t('ecg.described', reported)
        }
        width={Math.round(width * window.devicePixelRatio)}
        height={Math.round(height * window.devicePixelRatio)}
        style={{
          position: 'sticky',
          top: 0,
          width,
          height,
          display: 'block',
          touchAction: 'pan-y',
          cursor: onPick ? 'pointer' : 'grab',
        }}
        onClick={(event) => {
          const { x, y } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {
            x: 0,
            y: 0,
          }
          onPick?.(secondsAt(strip, event.clientX - x, event.clientY - y))
        }}
      />
      {children}
    </div>
  )
}

/** Returns the time at a point of a whole strip. */
function secondsAt({ layout, across }: Strip, x: number, y: number): number {
  const row = layout.rows.find(({ top, height }) => y >= top && y < top + height)
  const share = Math.min(1, Math.max(0, (x - layout.left) / layout.width))
  return (row?.startSeconds ?? 0) + share * across
}
