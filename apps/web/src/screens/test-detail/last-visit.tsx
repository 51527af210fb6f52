import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { reportAddress } from '../../features/cases/lists/report-button.tsx'
import { useClinicalWords } from '../../features/clinical/use-clinical-words.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'

const Root = styled(Card)(({ theme }) => ({
  padding: '16px 18px',
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& p': { margin: '8px 0 0' },
  '.beside &': { marginTop: 24 },
  color: (theme.vars ?? theme).palette.ink.body,
}))

/** Shows the findings of the last visit beside today's (experience S7). */
export function LastVisit({ visit }: { visit: Case }) {
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const words = useClinicalWords()
  const date = visit.submitted ?? visit.date
  const { clinical_input: input } = visit
  if (!input || !date) return null
  const signs = words.listed(words.signs(input.clinicalSigns))
  return (
    <Root aria-labelledby="last-visit">
      <Typography variant="h5" component="h2" id="last-visit" sx={{ fontSize: '.9375rem' }}>
        {t('lastVisit.title', { date: format.date(date) })}
      </Typography>
      <p>{words.summary(input)}</p>
      {signs && <p>{signs}</p>}
      {visit.revision.report_revision !== '' && (
        <p>
          <NewTabLink href={reportAddress(visit)}>{t('lastVisit.report')}</NewTabLink>
        </p>
      )}
    </Root>
  )
}
