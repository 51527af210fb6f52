import type { SessionCredits } from '@systole/contract/money/credits'
import { refuseServiceChange } from '@systole/domain/ecg-cases/refuse-service-change'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { changeService } from '../credits.queries.ts'
import { useReasonField } from '../use-reason-field.ts'

type EcgService = 'ecg1l' | 'ecg6l'

/** Offers the other ECG service for a case that may still change; its credits follow. Handbook 7. */
export function ChangeServiceButton({ credits }: { credits: SessionCredits }) {
  const { t } = useTranslation(['credits', 'common'])
  const [isOpen, setOpen] = useState(false)
  const to: EcgService = credits.serviceId === 'ecg6l' ? 'ecg1l' : 'ecg6l'
  const { serviceId: service, status } = credits
  if (refuseServiceChange({ service, status }, to)) return
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('case.changeService', { service: t(`common:services.${to}`) })}
      </Button>
      {isOpen && <ChangeServiceDialog credits={credits} to={to} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeServiceDialog(props: {
  credits: SessionCredits
  to: EcgService
  onClose: () => void
}) {
  const { credits, to, onClose } = props
  const { id, caseId, hospital } = credits
  const { t } = useTranslation(['credits', 'common'])
  const service = t(`common:services.${to}`)
  const work = useAction({
    run: (note: string) => changeService({ caseId, serviceId: to, note }),
    done: () => t('case.changeServiceDone', { id, service }),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t('case.changeServiceTitle', { id, service })}
      field={useReasonField()}
      confirmLabel={t('case.changeServiceConfirm', { service })}
      busyLabel={t('busy')}
      action={work}
      onConfirm={(reason) => work.start(reason)}
      onClose={onClose}
    >
      <p>
        <b>{hospital}</b>
        <br />
        {t('case.changeServiceText', { service })}
      </p>
    </ReasonDialog>
  )
}
