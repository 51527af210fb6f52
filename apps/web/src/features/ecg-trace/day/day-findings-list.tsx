import { styled } from '@mui/material/styles'
import type { DayFinding } from '@systole/ecg/rhythm/day-findings'
import { ArrowDown, ArrowUp, MoveHorizontal, Slash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { BeatGlyph } from '../beats/beat-glyph.tsx'
import type { DayRecording } from './day-recording.ts'
import { useFindingWords } from './use-finding-words.ts'

const List = styled('ul')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 10,
      minHeight: 44,
      padding: '3px 0',
    },
    '& li > span:first-of-type': { display: 'grid', placeItems: 'center', color: ink.muted },
    '& b': { display: 'block', color: ink.strong, fontWeight: 600 },
    '& small': { color: ink.muted, fontSize: '.8125rem' },
    '& button, & [data-none]': {
      minHeight: 32,
      padding: '2px 4px',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: ink.strong,
      font: 'inherit',
      fontSize: '1.0625rem',
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'right',
    },
    '& [data-none]': { fontSize: '.875rem', fontWeight: 400, color: ink.muted },
    '& button': {
      cursor: 'pointer',
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 4,
      '&:hover, &[aria-current]': { color: brand.main },
      '&:focus-visible': { outline: `2px solid ${edge.focus}` },
    },
    [theme.breakpoints.down('md')]: { '& button': { minHeight: 44, minWidth: 44 } },
  }
})

/** Lists what the recording shows; each value leads to its place, and again to the next one of its kind. */
export function DayFindingsList(props: {
  recording: DayRecording
  current: DayFinding | undefined
  onShow: (finding: DayFinding) => void
}) {
  const { recording, current, onShow } = props
  const { t } = useTranslation('ecg')
  const wordsOf = useFindingWords(recording)
  return (
    <List>
      {recording.day.findings.map((finding) => {
        const { name, detail, value, time } = wordsOf(finding)
        return (
          <li key={finding.kind}>
            <span aria-hidden>
              <Sign kind={finding.kind} night={recording.night} />
            </span>
            <div>
              <b>{name}</b>
              {detail && <small>{detail}</small>}
            </div>
            {finding.places.length === 0 ? (
              <span data-none>{value}</span>
            ) : (
              <button
                type="button"
                aria-label={`${value}. ${t('day.goTo', { finding: name, time })}`}
                {...(finding === current && { 'aria-current': 'true' as const })}
                onClick={() => onShow(finding)}
              >
                {value}
              </button>
            )}
          </li>
        )
      })}
    </List>
  )
}

const ICONS = {
  longestPause: MoveHorizontal,
  highestRate: ArrowUp,
  lowestRate: ArrowDown,
  notAnalysed: Slash,
} as const

function Sign({ kind, night }: { kind: DayFinding['kind']; night: boolean }) {
  if (kind in ICONS) return <Icon of={ICONS[kind as keyof typeof ICONS]} size={18} />
  return (
    <svg width={20} height={20} viewBox="-10 -10 20 20">
      <title> </title>
      <BeatGlyph label={kind === 'atrial' ? 'A' : 'V'} x={0} y={0} night={night} />
    </svg>
  )
}
