import type { EcgRecording } from '@systole/ecg/ecg-recording'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Strip } from './use-strip.ts'

/** The paper itself, told in words to those who do not see it. */
export function StripCanvas(props: {
  ref: Ref<HTMLCanvasElement>
  recording: EcgRecording
  strip: Strip
  rate: { beatsPerMinute: number } | undefined
  children: ReactNode
}) {
  const { ref, recording, strip, rate, children } = props
  const { t } = useTranslation('viewers')
  const { width, layout } = strip
  const told = {
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
            ? t('ecg.describedRate', { ...told, rate: Math.round(rate.beatsPerMinute) })
            : t('ecg.described', told)
        }
        width={Math.round(width * window.devicePixelRatio)}
        height={Math.round(layout.height * window.devicePixelRatio)}
        style={{ width, height: layout.height, display: 'block', touchAction: 'pan-y' }}
      />
      {children}
    </div>
  )
}
