import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { handlePayment } from './desk.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

const MAX_CHARACTERS = 1000

/** What a person did about money that is of no submission. */
export function HandleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'handle' })
  const handling = useDeskAction({
    act: (note: string) => handlePayment(id, note),
    done: t('done'),
    onClose,
  })
  return (
    <ReasonDialog
      title={t('title')}
      field={{
        label: t('label'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      busy={handling.isPending}
      failure={
        handling.isError && (
          <Notice tone="danger" announce>
            {describeError(handling.error)}
          </Notice>
        )
      }
      onConfirm={(note) => handling.mutate(note)}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
