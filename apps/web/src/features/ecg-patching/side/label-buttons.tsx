import { styled } from '@mui/material/styles'
import { BEAT_LABELS, type BeatLabel } from '@systole/ecg/beats/beat'
import { useTranslation } from 'react-i18next'
import { BeatGlyph } from '../../ecg-trace/beats/beat-glyph.tsx'

const Row = styled('div')(({ theme }) => {
  const { brand, edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginTop: 6,
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      padding: 0,
      border: `1px solid ${edge.line}`,
      borderRadius: 5,
      backgroundColor: surface.paper,
      cursor: 'pointer',
      '&[data-proposed]': { border: `2px solid ${brand.main}` },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
    [theme.breakpoints.down('md')]: { '& button': { width: 44, height: 44 } },
  }
})

/** The labels that a person gives; P is rare and has its key. */
const OFFERED = BEAT_LABELS.filter((label) => label !== 'P')

/** Renders the labels as buttons, the proposed one framed. */
export function LabelButtons(props: {
  proposed: BeatLabel | undefined
  night: boolean
  isDisabled: boolean
  nameOf: (label: BeatLabel) => string
  onLabel: (label: BeatLabel) => void
}) {
  const { proposed, night, isDisabled, nameOf, onLabel } = props
  const { t } = useTranslation('patching')
  return (
    <Row role="group" aria-label={t('queue.labels')}>
      {OFFERED.map((label) => (
        <button
          key={label}
          type="button"
          aria-label={nameOf(label)}
          title={nameOf(label)}
          disabled={isDisabled}
          {...(label === proposed && { 'data-proposed': '' })}
          onClick={() => onLabel(label)}
        >
          <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
            <title> </title>
            <BeatGlyph label={label} x={0} y={0} night={night} />
          </svg>
        </button>
      ))}
    </Row>
  )
}
