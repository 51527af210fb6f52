import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight, ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { BeatGlyph } from '../../ecg-trace/beats/beat-glyph.tsx'
import type { PatchPlace } from '../session/places.ts'
import { SideSection } from './side-section.tsx'
import { usePlaceWords } from './use-place-words.ts'

const List = styled('ol')(({ theme }) => {
  const { ink, surface, edge } = (theme.vars ?? theme).palette
  return {
    margin: '0 -8px',
    padding: 0,
    maxHeight: 150,
    overflowY: 'auto',
    listStyle: 'none',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      minHeight: 28,
      padding: '0 8px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.875rem',
      textAlign: 'left',
      cursor: 'pointer',
      '&[aria-current]': { backgroundColor: surface.sunken },
      '& b': { flex: 1, fontWeight: 500, color: ink.strong },
      '& i': {
        width: 16,
        height: 16,
        border: `1px solid ${edge.control}`,
        borderRadius: 3,
      },
    },
    [theme.breakpoints.down('md')]: { '& button': { minHeight: 44 } },
  }
})

/** The places shown at a time, those around the current one. */
const SHOWN = 40

/** Lists the places to look at: undecided and ectopic beats, gaps, noise, the extreme intervals. */
export const PlacesList = memo(function PlacesList(props: {
  places: readonly PatchPlace[]
  current: number
  night: boolean
  clock: (seconds: number) => string
  samplesPerSecond: number
  numberOf: (index: number) => number
  onGo: (index: number) => void
  onStep: (by: 1 | -1) => void
}) {
  const { places, current, night, clock, samplesPerSecond, numberOf, onGo, onStep } = props
  const { t } = useTranslation('patching')
  const format = useFormat()
  const words = usePlaceWords({ samplesPerSecond, numberOf })
  const from = Math.max(0, Math.min(current - SHOWN / 2, places.length - SHOWN))
  return (
    <SideSection aria-label={t('places.label')}>
      <header>
        <h2>{t('places.label')}</h2>
        <small>{format.number(places.length)}</small>
        <span style={{ flex: 1 }} />
        <IconButton data-size="small" aria-label={t('places.previous')} onClick={() => onStep(-1)}>
          <Icon of={ChevronLeft} size={18} />
        </IconButton>
        <IconButton data-size="small" aria-label={t('places.next')} onClick={() => onStep(1)}>
          <Icon of={ChevronRight} size={18} />
        </IconButton>
      </header>
      <List>
        {places.slice(from, from + SHOWN).map((place, offset) => (
          <li key={`${place.is} ${place.sample}`}>
            <button
              type="button"
              {...(from + offset === current && { 'aria-current': 'true' })}
              onClick={() => onGo(from + offset)}
            >
              <PlaceMark place={place} night={night} />
              <span>{clock(place.sample / samplesPerSecond)}</span>
              <b>{words(place).what}</b>
              <small>{words(place).where}</small>
            </button>
          </li>
        ))}
      </List>
    </SideSection>
  )
})

const HATCH = 'repeating-linear-gradient(135deg,currentColor 0 1.4px,transparent 1.4px 5px)'
const DOTS = 'radial-gradient(currentColor 1px,transparent 1.2px) 0 0/4px 4px'

function PlaceMark({ place, night }: { place: PatchPlace; night: boolean }) {
  if (place.is === 'longest') return <Icon of={ChevronsLeftRight} size={16} />
  if (place.is === 'shortest') return <Icon of={ChevronsRightLeft} size={16} />
  if (place.is === 'ectopic' || place.is === 'undecided') {
    return (
      <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
        <title> </title>
        <BeatGlyph label={place.is === 'ectopic' ? place.label : 'Q'} x={0} y={0} night={night} />
      </svg>
    )
  }
  return <i style={{ background: place.is === 'noise' ? DOTS : HATCH }} />
}
