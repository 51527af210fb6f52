import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { EvidenceLine } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 52,
    maxHeight: 96,
    overflowY: 'auto',
    padding: '8px 14px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    fontSize: '.875rem',
    '& b': { color: ink.strong, fontWeight: 650 },
    '& button': {
      padding: '2px 0',
      border: 0,
      background: 'none',
      color: brand.main,
      font: 'inherit',
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
    '& [data-filter]': { marginLeft: 'auto', fontSize: '.8125rem', color: ink.muted },
    '@media (max-width: 1023.95px)': {
      maxHeight: 'none',
      '& button': { minHeight: 44 },
    },
  }
})

/** Lists the reasons for what is proposed; each leads to its place in the recording. */
export function EvidenceBar(props: {
  lines: readonly EvidenceLine[]
  filter: string
  goToPlace: ReviewStepProps['goToPlace']
}) {
  const { lines, filter, goToPlace } = props
  const { t } = useTranslation('ecgReview')
  return (
    <Bar>
      <b>{t('evidence.label')}</b>
      {lines.length === 0 && <span>{t('evidence.none')}</span>}
      {lines.map(({ text, places }) => {
        const [place] = places
        if (!place) return <span key={text}>{text}</span>
        return (
          <button key={text} type="button" onClick={() => goToPlace(place)}>
            {text}
          </button>
        )
      })}
      {filter && <span data-filter>{filter}</span>}
    </Bar>
  )
}
