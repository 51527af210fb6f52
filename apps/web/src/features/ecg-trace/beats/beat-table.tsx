import { styled } from '@mui/material/styles'
import { shownMilliseconds, shownRate } from '@systole/domain/ecg-values/ecg-number'
import type { Beat, Gap } from '@systole/ecg/beats/beat'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ViewerPanel } from '../../../ui/layout/viewer-panel.ts'
import { BeatGlyph } from './beat-glyph.tsx'
import { firstBeatFrom } from './find-beats.ts'
import { intervalAfter } from './intervals.ts'

const PAGE = 50

const Panel = styled(ViewerPanel)(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'visible', // its rows scroll, not its header
    padding: 0,
    '@container viewer (min-width: 641px)': { flexBasis: 300 },
    fontVariantNumeric: 'tabular-nums',
    '& header': { display: 'flex', alignItems: 'center', gap: 4, padding: '6px 6px 6px 14px' },
    '& h3': { flex: 1, margin: 0, fontSize: '.8125rem', fontWeight: 600, color: ink.muted },
    '& > p': { margin: 0, padding: '0 14px 8px', color: ink.muted },
    '& > div': { flex: 1, minHeight: 0, overflow: 'auto' },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      padding: '4px 6px',
      backgroundColor: surface.canvas,
      color: ink.muted,
      fontSize: '.75rem',
      fontWeight: 600,
      textAlign: 'right',
    },
    '& td': { padding: '0 6px', height: 32, textAlign: 'right', whiteSpace: 'nowrap' },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 14, textAlign: 'left' },
    '& th:last-of-type, & td:last-of-type': { textAlign: 'left' },
    '& tr[data-seen]': { backgroundColor: brand.soft },
    '& td svg': { verticalAlign: 'middle', marginRight: 4 },
    '& td button': {
      minHeight: 28,
      padding: '0 4px',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: brand.main,
      font: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${edge.focus}` },
    },
    '[data-scheme="dark"] & tr[data-seen]': { backgroundColor: brand.soft },
    [theme.breakpoints.down('md')]: { '& td': { height: 44 }, '& td button': { minHeight: 44 } },
  }
})

type Props = {
  beats: readonly Beat[]
  gaps: readonly Gap[]
  samplesPerSecond: number
  startSeconds: number
  across: number
  /** Centres a beat in the trace. */
  onGo: (seconds: number) => void
  /** The words of a profile that is not that of the species. */
  remark: string | undefined
}

/** Lists the beats around the visible part as a table, for keyboard and screen reader: the same marks as on the trace. */
export function BeatTable(props: Props) {
  const { beats, samplesPerSecond, startSeconds, across, onGo, remark } = props
  const { t } = useTranslation('viewers')
  const firstSeen = firstBeatFrom(beats, startSeconds * samplesPerSecond)
  const endSeen = firstBeatFrom(beats, (startSeconds + across) * samplesPerSecond)
  const from = Math.floor(firstSeen / PAGE) * PAGE
  const to = Math.min(beats.length, Math.max(from + PAGE, endSeen))
  const place = { from: from + 1, to, total: beats.length }
  const jump = (index: number) => {
    const beat = beats[Math.max(0, Math.min(beats.length - 1, index))]
    if (beat) onGo(beat.sample / samplesPerSecond + across / 2 - 0.05)
  }
  return (
    <Panel aria-label={t('ecg.beats.label')}>
      <header>
        <h3>{beats.length === 0 ? t('ecg.beats.label') : t('ecg.beats.page', place)}</h3>
        {beats.length > PAGE && (
          <>
            <IconButton
              aria-label={t('ecg.beats.before')}
              disabled={from === 0}
              onClick={() => jump(from - PAGE)}
            >
              <Icon of={ChevronLeft} size={18} />
            </IconButton>
            <IconButton
              aria-label={t('ecg.beats.after')}
              disabled={to >= beats.length}
              onClick={() => jump(to)}
            >
              <Icon of={ChevronRight} size={18} />
            </IconButton>
          </>
        )}
      </header>
      {remark !== undefined && <p>{remark}</p>}
      {beats.length === 0 ? (
        <p>{t('ecg.beats.none')}</p>
      ) : (
        <div>
          <Rows {...props} {...{ from, to, firstSeen, endSeen }} />
        </div>
      )}
    </Panel>
  )
}

function Rows(props: Props & { from: number; to: number; firstSeen: number; endSeen: number }) {
  const { beats, gaps, samplesPerSecond, onGo, from, to, firstSeen, endSeen } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('ecg.beats.number')}</th>
          <th scope="col">{t('ecg.beats.time')}</th>
          <th scope="col">{t('ecg.beats.interval')}</th>
          <th scope="col">{t('ecg.bpm')}</th>
          <th scope="col">{t('ecg.beats.kind')}</th>
        </tr>
      </thead>
      <tbody>
        {beats.slice(from, to).map((beat, offset) => {
          const index = from + offset
          const seconds = beat.sample / samplesPerSecond
          const interval = intervalAfter(beats, index, gaps)
          const intervalSeconds = interval === undefined ? undefined : interval / samplesPerSecond
          const time = t('ecg.seconds', { seconds: format.fixed(seconds, 2) })
          return (
            <tr
              key={beat.sample}
              {...(index >= firstSeen && index < endSeen && { 'data-seen': '' })}
            >
              <td>{index + 1}</td>
              <td>
                <button
                  type="button"
                  aria-label={t('ecg.beats.goTo', { time })}
                  onClick={() => onGo(seconds)}
                >
                  {time}
                </button>
              </td>
              <td>{intervalSeconds === undefined ? '–' : shownMilliseconds(intervalSeconds)}</td>
              <td>{intervalSeconds === undefined ? '–' : shownRate(60 / intervalSeconds)}</td>
              <td>
                <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
                  <title> </title>
                  <BeatGlyph label={beat.label} x={0} y={0} night={false} />
                </svg>
                {t(`ecg.beats.labels.${beat.label}`)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
