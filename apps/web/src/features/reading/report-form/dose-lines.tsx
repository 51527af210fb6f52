import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useTranslation } from 'react-i18next'
import { PaneTitle } from '../desk/pane.tsx'

const LINES_SHOWN = 3

const Words = styled('p')(({ theme }) => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.ink.strong,
}))
const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: LINES_SHOWN,
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    color: (theme.vars ?? theme).palette.ink.strong,
  },
  '&[open] > summary': { display: 'block', overflow: 'visible' },
}))
/** The number of characters that fit into the visible lines. */
const SHORT_CHARACTERS = 90

/** Shows the current medication with doses beside the answers: the first lines, expandable. */
export function DoseLines({ clinical }: { clinical: ClinicalInput | null }) {
  const { t } = useTranslation('reading')
  const text = clinical?.dosingInformation.trim() ?? ''
  const isLong = text.length > SHORT_CHARACTERS || text.split('\n').length > LINES_SHOWN
  return (
    <section>
      <PaneTitle>{t('history.dosing')}</PaneTitle>
      {isLong ? (
        <Folded>
          <summary>{text}</summary>
        </Folded>
      ) : (
        <Words>{text || t('history.nothing')}</Words>
      )}
    </section>
  )
}
