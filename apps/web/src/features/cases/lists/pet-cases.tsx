import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import { modeOf } from '@systole/domain/cases/case'
import { isEditable } from '@systole/domain/cases/case-status'
import { useTranslation } from 'react-i18next'
import { CopyCaseNumber } from '../../../ui/display/case-number.tsx'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { ModeTag } from '../../../ui/display/mode-tag.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { CaseStatusChip, hasReport, RedoDue } from '../case-status.tsx'
import { caseHref } from './ongoing-table.tsx'
import { ReportActions } from './report-actions.tsx'

const Line = styled('ol')(({ theme }) => {
  const { edge, ink, surface, brand } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { position: 'relative', padding: '0 0 20px 28px' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 22,
      width: 12,
      height: 12,
      borderRadius: '50%',
      border: `3px solid ${brand.main}`,
      backgroundColor: surface.paper,
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 9,
      top: 38,
      bottom: -18,
      width: 2,
      backgroundColor: edge.line,
    },
    '& .case': { padding: '16px 20px', display: 'grid', gap: 8 },
    '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
    '& .head h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, color: ink.strong },
    '& .go': { marginLeft: 'auto' },
    '& .meta': { color: ink.muted, fontSize: '.9375rem' },
    '& ul': { margin: '2px 0 0', paddingLeft: '1.2em', overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: {
      '& > li': { paddingLeft: 22 },
      '& .case': { padding: '14px 16px' },
      '& .go': { marginLeft: 0, width: '100%' },
    },
  }
})

/** Lists a pet's cases, newest first; a follow-up and its original link to each other. */
export function PetCases(props: {
  cases: readonly Case[]
  now: Date
  askedOf: (consult: Case) => string[]
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { cases } = props
  return (
    <Line>
      {cases.map((consult) => (
        <li key={consult.caseId} id={consult.caseId}>
          <PetCase
            {...props}
            consult={consult}
            original={cases.find(({ caseId }) => caseId === consult.extraInfo.clone)}
            followUp={cases.find(({ extraInfo }) => extraInfo.clone === consult.caseId)}
          />
        </li>
      ))}
    </Line>
  )
}

function PetCase(props: {
  consult: Case
  original: Case | undefined
  followUp: Case | undefined
  now: Date
  askedOf: (consult: Case) => string[]
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { consult, original, followUp } = props
  const { t } = useTranslation('pets')
  const mode = modeOf(consult)
  const asked = props.askedOf(consult)
  return (
    <Card as="article" className="case" aria-labelledby={`${consult.caseId}-title`}>
      <div className="head">
        <h3 id={`${consult.caseId}-title`}>{consult.id}</h3>
        <CopyCaseNumber number={consult.id} />
        <CaseStatusChip consult={consult} />
        <RedoDue consult={consult} now={props.now} />
        {mode && <ModeTag mode={mode} />}
        <span className="go">
          <CaseAction {...props} />
        </span>
      </div>
      <CaseTimes consult={consult} now={props.now} />
      {original && (
        <div className="meta">
          <AppLink href={caseHref(original)}>
            {t('record.followUpOf', { case: original.id })}
          </AppLink>
        </div>
      )}
      {followUp && (
        <div className="meta">
          <AppLink href={caseHref(followUp)}>
            {t('record.followedBy', { case: followUp.id })}
          </AppLink>
        </div>
      )}
      {asked.length === 0 ? (
        <Typography className="meta">{t('record.nothingAsked')}</Typography>
      ) : (
        <div>
          <span className="meta">{t('record.asked')}</span>
          <ul>
            {asked.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** Shows when the case was opened and sent, and when its report was released or is due. */
function CaseTimes({ consult, now }: { consult: Case; now: Date }) {
  const { t } = useTranslation('pets')
  const format = useFormat()
  const { date: opened, submitted: sent, due, closed } = consult
  const isWaiting = !closed && consult.status !== 'reject'
  return (
    <div className="meta">
      <DotList>
        {t('record.opened', { date: format.date(opened) })}
        {sent && t('record.sent', { date: format.date(sent) })}
        {closed && t('record.released', { date: format.date(closed) })}
        {due && isWaiting && t('record.due', { time: format.moment(due, now) })}
      </DotList>
    </div>
  )
}

function CaseAction(props: {
  consult: Case
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { consult, onRead, onReconsult } = props
  const { t } = useTranslation('pets')
  if (hasReport(consult)) {
    return <ReportActions report={consult} onRead={onRead} onReconsult={onReconsult} />
  }
  const editable = isEditable(consult.status)
  return (
    <ButtonLink size="small" variant={editable ? 'contained' : 'outlined'} href={caseHref(consult)}>
      {editable ? t('record.continue') : t('record.view')}
      <VisuallyHidden> {consult.id}</VisuallyHidden>
    </ButtonLink>
  )
}
