import { styled } from '@mui/material/styles'
import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { useTranslation } from 'react-i18next'
import { HolderActions } from '../../features/ecg-review/claims/holder-actions.tsx'
import type { ReviewOnServer } from '../../features/ecg-review/loaded-review.ts'
import type { ReviewSession } from '../../features/ecg-review/session/review-session.ts'
import { AskClinic } from '../../features/enquiries/ask-clinic.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'

const Bar = styled('details')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    borderBottom: `1px solid ${edge.line}`,
    padding: '6px 16px',
    '& > summary': { cursor: 'pointer', color: ink.muted, fontSize: '.9375rem' },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      padding: '8px 0',
    },
  }
})

/** Offers the holder of the review to ask the clinic or to let go of the case. */
export function HolderBar(props: {
  consult: ReadingCase
  onServer: ReviewOnServer
  session: ReviewSession
  onChanged: () => void
}) {
  const { consult, onServer, session, onChanged } = props
  const { t } = useTranslation('ecgConclusion')
  if (onServer.round === 'async') return null
  return (
    <Bar>
      <summary>{t('claim.actions')}</summary>
      <div>
        <AskClinic caseId={consult.caseId} files={NO_FILES} />
        <HolderSteps {...{ consult, onServer, session, onChanged }} />
      </div>
    </Bar>
  )
}

/** Offers the holder of the review to let go of the case. */
export function HolderSteps(props: {
  consult: ReadingCase
  onServer: ReviewOnServer
  session: ReviewSession
  onChanged: () => void
}) {
  const { consult, onServer, session, onChanged } = props
  const { t } = useTranslation('ecgConclusion')
  const { round, request } = onServer
  if (round === 'async') return null
  const isRequired = round === 'second' && request !== undefined && !request.isVoluntary
  const causes = (request?.due ?? []).flatMap((cause) =>
    cause === 'asked' ? [] : [t(`compare.why.${cause as DueReason}`)],
  ) // as the contract says
  return (
    <HolderActions
      consult={consult}
      round={round}
      firstReviewer={onServer.firstReviewer}
      whyRequired={isRequired ? causes.join(t('preview.join')) : undefined}
      saveNow={() => session.saveNow()}
      onChanged={onChanged}
    />
  )
}

const NO_FILES: readonly { fileId: string; name: string }[] = []
