import { paths } from '@systole/contract/pages'
import { isEditable } from '@systole/domain/cases/case-status'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { WorklistItem } from './worklist-item.ts'

const REASON_MAX_CHARACTERS = 2000

/** Rejects a paid case or cancels an unpaid one, with the reason that the hospital reads. */
export function RejectDialog(props: {
  item: Pick<WorklistItem, 'caseId' | 'caseNumber' | 'petName' | 'status'>
  onClose: () => void
}) {
  const { item, onClose } = props
  const { t } = useTranslation('reading')
  const { caseId, caseNumber, petName } = item
  const kind = isEditable(item.status) ? 'cancel' : 'reject'
  const work = useAction({
    run: (note: string) =>
      orThrow(client.cases.updateSession({ caseId, params: { status: 'reject', note } })),
    done: t(`reject.${kind}.done`, { id: caseNumber }),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={t(`reject.${kind}.title`, { id: caseNumber, pet: petName })}
      field={{
        label: t('reject.reason'),
        hint: t('reject.hint'),
        missing: t('reject.missing'),
        maxLength: REASON_MAX_CHARACTERS,
      }}
      confirmLabel={t(`reject.${kind}.confirm`)}
      action={work}
      danger
      onConfirm={(reason) => work.start(reason)}
      onClose={onClose}
    >
      <p>{t(`reject.${kind}.text`)}</p>
      {kind === 'reject' && (
        <p>
          {t('reject.money')}{' '}
          <AppLink href={paths.payments({ show: 'all', find: caseNumber })}>
            {t('reject.openPayment')}
          </AppLink>
        </p>
      )}
    </ReasonDialog>
  )
}
