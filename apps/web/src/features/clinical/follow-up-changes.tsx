import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { ClinicalChanges } from './clinical-changes.tsx'

const Place = styled('section')(({ theme }) => ({
  padding: '0 16px',
  '& summary': { paddingBlock: 10, cursor: 'pointer', fontWeight: 600 },
  '& > [open]': { paddingBottom: 14 },
  '& details > a': { display: 'inline-block', paddingBlock: 4 },
  '& small': {
    marginInlineStart: 12,
    fontSize: '.9375rem',
    fontWeight: 400,
    color: (theme.vars ?? theme).palette.ink.body,
  },
  '& > [open] > summary > small': { display: 'none' }, // the changes are shown among the findings when open
}))
/** The length of the excerpt; the full text is below and in the history. */
const FIRST_WORDS = 140

/**
 * Shows readers of a follow-up the case it follows, its report, each finding then and now, and the vet's unfolded note on
 * changes. Renders nothing for other cases.
 */
export function FollowUpChanges({ caseId }: { caseId: string }) {
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['case', caseId, 'with its original'],
    queryFn: () => orThrow(client.cases.querySessionInfo({ caseId })),
  })
  const original = data?.original
  const at = original && dateOf(original)
  const before = original?.clinical_input
  const now = data?.session.clinical_input
  if (!original || !at || !before || !now) return null
  const title = t('changes.of', { id: original.id, date: format.date(at) })
  const changes = now.changesSince
  const revision = original.revision.report_revision
  return (
    <Place aria-label={title}>
      <details>
        <summary>
          {title}
          {changes && <small>{shortened(changes)}</small>}
        </summary>
        {revision && (
          <NewTabLink href={paths.econsultReport({ caseId: original.caseId, revision })}>
            {t('lastVisit.report')}
          </NewTabLink>
        )}
        <ClinicalChanges earlier={{ date: at, input: before }} input={now} heading="h2" />
      </details>
    </Place>
  )
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > FIRST_WORDS ? `${line.slice(0, FIRST_WORDS)}…` : line
}

function dateOf({ submitted, date }: Case): Date | undefined {
  return submitted ?? date
}
