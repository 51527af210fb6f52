import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { drawWhole } from '../draw-whole.ts'
import { durationSeconds, type TraceSource } from '../source/trace-source.ts'
import { BAND_PIXELS } from './day-band.tsx'
import { DayPicture } from './day-picture.ts'
import type { DayRecording } from './day-recording.ts'
import { DayRoom } from './day-room.ts'
import { DayStrip, type Printed } from './day-strip.tsx'
import { useLengthWords } from './use-length-words.ts'

/** Shows the trace of a long recording, whole and its first seconds, until its rates and findings are there. */
export function UntabulatedDay(props: {
  recording: Pick<DayRecording, 'source' | 'beats' | 'gaps' | 'night'>
  printed: Printed
  seconds: number
}) {
  const { recording, printed, seconds } = props
  const { t } = useTranslation('ecg')
  const lengthOf = useLengthWords()
  const length = lengthOf(durationSeconds(recording.source))
  return (
    <DayRoom data-untabulated>
      <div data-part="band">
        <WholeTrace source={recording.source} description={t('day.wholeTrace', { length })} />
      </div>
      <div data-part="hour" role="status" style={{ padding: '12px 16px' }}>
        {t('day.tabulating')}
      </div>
      <div data-part="strip">
        <DayStrip {...{ recording, printed, seconds }} />
      </div>
    </DayRoom>
  )
}

function WholeTrace({ source, description }: { source: TraceSource; description: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width } = useElementSize(frame)
  useEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!context || !frame.current || width === 0) return
      context.strokeStyle = getComputedStyle(frame.current).color
      drawWhole(context, source, { width, height: BAND_PIXELS })
    }
    draw()
    return source.subscribe(draw)
  }, [source, width])
  return (
    <DayPicture ref={frame} style={{ height: BAND_PIXELS }}>
      <canvas ref={canvas} role="img" aria-label={description} width={width} height={BAND_PIXELS} />
    </DayPicture>
  )
}
