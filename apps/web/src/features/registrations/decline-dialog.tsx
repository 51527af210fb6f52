import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { REASON_MAX_CHARACTERS } from '@systole/domain/registrations/refuse-decision'
import { languageNames } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import type { DecisionWork } from './use-decision.ts'

/** Asks for the reason of a refusal, in the applicant's language. */
export function DeclineDialog(props: {
  registration: HospitalRegistration
  decision: DecisionWork
  onClose: () => void
}) {
  const { registration, decision, onClose } = props
  const { t } = useTranslation('registration', { keyPrefix: 'staff.declineDialog' })
  const language = languageNames[registration.language].full
  return (
    <ReasonDialog
      title={t('title', { hospital: registration.hospital_name })}
      field={{
        label: t('reason'),
        hint: t('reasonHint', { language }),
        missing: t('reasonMissing'),
        maxLength: REASON_MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      action={decision}
      danger
      onConfirm={(reason) => decision.decide({ decision: 'decline', reason })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
