import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDecision } from './use-decision.ts'

const Body = styled(CardBody)({
  display: 'grid',
  gap: 16,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .reason': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

/** Shows the open decision, or its author and reason. */
export function DecisionCard({ registration }: { registration: HospitalRegistration }) {
  const { t } = useTranslation('registration')
  const decision = useDecision(registration)
  return (
    <Card aria-labelledby="registration-decision">
      <Body>
        <Typography variant="h4" component="h2" id="registration-decision">
          {t('staff.decide')}
        </Typography>
        {decision.isOvertaken && (
          <Notice tone="warn" announce>
            {t('staff.overtaken')}
          </Notice>
        )}
        {registration.state === 'waiting' ? (
          <ToDecide registration={registration} decision={decision} />
        ) : (
          <WhoDecided registration={registration} />
        )}
      </Body>
    </Card>
  )
}

function ToDecide(props: {
  registration: HospitalRegistration
  decision: ReturnType<typeof useDecision>
}) {
  const { registration, decision } = props
  const { t } = useTranslation('registration')
  const [asking, setAsking] = useState<'approve' | 'decline'>()
  const close = () => {
    setAsking(undefined)
    decision.reset()
  }
  const dialog = { registration, decision, onClose: close }
  return (
    <>
      {registration.email_taken ? (
        <Notice tone="warn">{t('staff.taken')}</Notice>
      ) : (
        <p>{t('staff.decideText')}</p>
      )}
      <div className="buttons">
        {!registration.email_taken && (
          <Button variant="contained" onClick={() => setAsking('approve')}>
            {t('staff.approve')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsking('decline')}>
          {t('staff.decline')}
        </Button>
      </div>
      {asking === 'approve' && <ApproveDialog {...dialog} />}
      {asking === 'decline' && <DeclineDialog {...dialog} />}
    </>
  )
}

function WhoDecided({ registration }: { registration: HospitalRegistration }) {
  const { t } = useTranslation('registration')
  const format = useFormat()
  const { state, decided, decided_by: name, reason } = registration
  const at = decided
  const time = at ? format.dateTime(at) : ''
  return (
    <>
      <p>{t(state === 'approved' ? 'staff.approvedBy' : 'staff.declinedBy', { name, time })}</p>
      {reason && (
        <div>
          <Typography variant="body2" sx={{ color: 'ink.muted' }}>
            {t('staff.reasonGiven')}
          </Typography>
          <p className="reason">{reason}</p>
        </div>
      )}
    </>
  )
}
