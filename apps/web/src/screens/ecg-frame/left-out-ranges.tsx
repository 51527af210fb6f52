import { styled } from '@mui/material/styles'
import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import { useTranslation } from 'react-i18next'
import type { Strip } from '../../features/ecg-trace/use-strip.ts'

const Stretch = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  backgroundColor: 'color-mix(in srgb, #744600 10%, transparent)',
  borderInline: '1px dashed #744600',
  color: '#744600',
  pointerEvents: 'none',
  overflow: 'hidden',
  '& span': { position: 'absolute', bottom: 4, left: 6, fontSize: '.75rem', fontWeight: 600 },
})

/** Shades noise and what a person left out, with the word for it. */
export function LeftOutRanges(props: {
  strip: Strip
  ranges: readonly MarkedRange[]
  samplesPerSecond: number
}) {
  const { strip, ranges, samplesPerSecond } = props
  const { t } = useTranslation('ecgFrame')
  const { layout, scale, startSeconds, across } = strip
  const perSecond = pixelsPerSecond(scale)
  const seen = ranges.filter(
    ({ mark, from, to }) =>
      mark !== 'packetLoss' &&
      to / samplesPerSecond > startSeconds &&
      from / samplesPerSecond < startSeconds + across,
  )
  return seen.map(({ mark, from, to }) => {
    const left = Math.max(0, from / samplesPerSecond - startSeconds) * perSecond
    const right = Math.min(across, to / samplesPerSecond - startSeconds) * perSecond
    return (
      <Stretch key={from} style={{ left: layout.left + left, width: right - left }}>
        <span>{t(mark === 'noise' ? 'noise' : 'excluded')}</span>
      </Stretch>
    )
  })
}
