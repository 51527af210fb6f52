import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { timeText } from '@systole/report/dates'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { revisionsQuery } from './reports.queries.ts'

const ChangesDialog = lazyDialog(async () => (await import('./changes-dialog.tsx')).ChangesDialog)

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
})
const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 4 },
  '& li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& small': { color: (theme.vars ?? theme).palette.ink.muted, fontSize: '.875rem' },
}))

/** Lists every revision, newest first: its kind, author, reason and changes. STAFF-3, experience S14. */
export function RevisionHistory({ caseId, shown }: { caseId: string; shown: string }) {
  const { t } = useTranslation('revisions')
  const { data: all = [] } = useQuery(revisionsQuery(caseId))
  const [compared, setCompared] = useState<{ before: string; after: string }>()
  if (all.length < 2) return null
  return (
    <Place className="no-print" aria-labelledby="revisions">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="revisions" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t('historyTitle')}
        </h2>
        <List>
          {all.map(({ revision, type, author, reason }, place) => {
            const before = all[place + 1]?.revision
            return (
              <li key={revision} {...(revision === shown && { 'aria-current': 'true' })}>
                <div>
                  <b>{t(`kind.${type}`)}</b>
                  <ToneChip
                    tone={place === 0 ? 'ok' : 'warn'}
                    icon={place === 0 ? CircleCheck : History}
                  >
                    {t(place === 0 ? 'newest' : 'superseded')}
                  </ToneChip>
                  <small>{t('by', { name: author, date: timeText(revision) })}</small>
                </div>
                {reason && <p>{reason}</p>}
                <div>
                  {revision !== shown && (
                    <TextLink href={paths.econsultReport({ caseId, revision })}>
                      {t('open')}
                    </TextLink>
                  )}
                  {before && (
                    <Button size="small" onClick={() => setCompared({ before, after: revision })}>
                      {t('compare')}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </List>
      </CardBody>
      {compared && (
        <ChangesDialog caseId={caseId} {...compared} onClose={() => setCompared(undefined)} />
      )}
    </Place>
  )
}
