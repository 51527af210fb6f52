import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { RevisionKind } from '@systole/domain/reports/revision'
import { timeText } from '@systole/report/dates'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { type HistoryLine, historyQuery } from './reports.queries.ts'

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

/** Lists every revision, newest first: its kind, author, reason and changes. For staff also the work on an ECG and its reviews. STAFF-3, SPEC E25, experience S14. */
export function RevisionHistory({ caseId, shown }: { caseId: string; shown: string }) {
  const { t } = useTranslation('revisions')
  const { data = [] } = useQuery(historyQuery(caseId))
  const [compared, setCompared] = useState<{ before: string; after: string }>()
  const released = data.flatMap((each) => (isReport(each) ? [each.revision] : []))
  // staff alone get the work on a report; a hospital reads its resend requests below, beside their decisions
  const isWhole = data.some((line) => !isReport(line) && line.type !== 'resend_report')
  const lines = isWhole ? data.toSorted(newestFirst) : data.filter(isReport)
  if (lines.length < 2) return null
  return (
    <Place className="no-print" aria-labelledby="revisions">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="revisions" style={{ margin: 0, fontSize: '1.125rem' }}>
          {t(lines.length > released.length ? 'wholeTitle' : 'historyTitle')}
        </h2>
        <List>
          {lines.map((line) => {
            const key = `${line.type} ${line.revision}`
            if (!isReport(line)) return <WorkLine key={key} line={line} />
            const { revision } = line
            const place = released.indexOf(revision)
            const before = released[place + 1]
            return (
              <li key={key} {...(revision === shown && { 'aria-current': 'true' })}>
                <Heading line={line}>
                  <ToneChip
                    tone={place === 0 ? 'ok' : 'warn'}
                    icon={place === 0 ? CircleCheck : History}
                  >
                    {t(place === 0 ? 'newest' : 'superseded')}
                  </ToneChip>
                </Heading>
                {line.reason && <p>{line.reason}</p>}
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

/** Shows a revision of the beats, a review, or a request with its answer. */
function WorkLine({ line }: { line: HistoryLine }) {
  const { t } = useTranslation('revisions')
  const { outcome, reason, answer } = line
  const tone = outcome === undefined ? undefined : TONES[outcome]
  return (
    <li>
      <Heading line={line}>
        {outcome && tone && <ToneChip tone={tone}>{t(`outcome.${outcome}`)}</ToneChip>}
      </Heading>
      {reason && <p>{reason}</p>}
      {answer && <p>{t('answer', { answer })}</p>}
    </li>
  )
}

const TONES = {
  reviewed: 'ok',
  agree: 'ok',
  accepted: 'ok',
  minor: 'warn',
  returned: 'warn',
  declined: 'neutral',
  major: 'danger',
} as const

function Heading({ line, children }: { line: HistoryLine; children: ReactNode }) {
  const { t } = useTranslation('revisions')
  const { type, author, revision } = line
  return (
    <div>
      <b>{t(`kind.${type}`)}</b>
      {children}
      <small>{t('by', { name: author, date: timeText(revision) })}</small>
    </div>
  )
}

function isReport(line: HistoryLine): line is HistoryLine & { type: RevisionKind } {
  return RevisionKind.safeParse(line.type).success
}

/** Sorts by stamp, 14 digits each. */
function newestFirst(a: HistoryLine, b: HistoryLine): number {
  return b.revision.localeCompare(a.revision)
}
