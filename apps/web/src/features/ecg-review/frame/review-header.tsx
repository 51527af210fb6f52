import { styled } from '@mui/material/styles'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { ArrowLeft, Eye, Keyboard, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lastWorklist } from '../../../shell/last-worklist.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { useFollow } from '../../../ui/navigation/app-link.tsx'
import type { ReviewedCase } from '../loaded-review.ts'

const Bar = styled('header')(({ theme }) => {
  const { edge, ink, surface, brand } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: '6px 12px',
    minHeight: 56,
    padding: '6px 16px 6px 8px',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    whiteSpace: 'nowrap',
    '& > a': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      color: ink.body,
    },
    '& h1': {
      ...theme.typography.h1,
      ...{ minWidth: 48, overflow: 'hidden', textOverflow: 'ellipsis' },
      ...{ fontSize: '1.25rem', lineHeight: 1.4, whiteSpace: 'nowrap' },
    },
    '& [data-muted]': { overflow: 'hidden', textOverflow: 'ellipsis', color: ink.muted },
    '& [data-saved]': { fontSize: '.875rem' },
    '& [data-tag]': {
      padding: '0 7px',
      border: `1px solid ${brand.soft}`,
      borderRadius: 5,
      backgroundColor: surface.tint,
      color: brand.hover,
      fontSize: '.8125rem',
      fontWeight: 650,
      lineHeight: '21px',
    },
    '& hr': { width: 1, height: 24, margin: 0, border: 0, backgroundColor: edge.line },
    [theme.breakpoints.down('lg')]: { flexWrap: 'wrap', '& [data-wide]': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      '& > a, & > button': { minWidth: 44, minHeight: 44 },
      '& [data-tag]': { display: 'none' },
    },
    '@media (max-width: 599.95px)': {
      '& [data-saved], & [data-preview]': { display: 'none' },
      '& [role="timer"] *': { whiteSpace: 'normal' },
    },
  }
})

/** Shows the case, the time left and the state of saving. */
export function ReviewHeader(props: {
  consult: ReviewedCase
  round: ReviewRound
  service: string
  timeLeft: ReactNode
  saved: string
  isNight: boolean
  onNight: () => void
  onKeys: () => void
  /** Goes to the preview of the report; absent while there is none. */
  onPreview: (() => void) | undefined
}) {
  const { consult, round, service, timeLeft, saved, isNight, onNight, onKeys, onPreview } = props
  const { t } = useTranslation('ecgReview')
  const follow = useFollow()
  return (
    <Bar>
      <a
        href={lastWorklist()}
        aria-label={t('header.back')}
        onClick={(event) => follow(event, lastWorklist())}
      >
        <Icon of={ArrowLeft} />
      </a>
      <h1>{consult.petName}</h1>
      <span data-muted data-wide>
        {consult.caseNumber} · {consult.hospital}
      </span>
      <span data-tag>{service}</span>
      {round !== 'first' && (
        <ToneChip tone="violet" icon={Eye}>
          {t(`rounds.${round}`)}
        </ToneChip>
      )}
      {round === 'first' && (
        <span data-muted data-wide>
          {consult.patient}
        </span>
      )}
      <span style={{ flex: 1 }} />
      {timeLeft}
      <span data-muted data-saved role="status">
        {saved}
      </span>
      <hr data-wide />
      <IconButton
        data-size="small"
        aria-label={t(isNight ? 'header.toLight' : 'header.toNight')}
        onClick={onNight}
      >
        <Icon of={isNight ? Sun : Moon} />
      </IconButton>
      <IconButton data-size="small" data-wide aria-label={t('header.keys')} onClick={onKeys}>
        <Icon of={Keyboard} />
      </IconButton>
      {onPreview && (
        <Button size="small" variant="outlined" data-preview onClick={onPreview}>
          {t('header.preview')}
        </Button>
      )}
    </Bar>
  )
}
