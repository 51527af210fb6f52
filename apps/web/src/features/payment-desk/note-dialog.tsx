import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'

const MAX_CHARACTERS = 1000

/** Asks for a note before an action on a payment; `words` names the texts. */
export function NoteDialog(props: {
  words: 'apply' | 'handle'
  title: ReactNode
  action: Action<string>
  onClose: () => void
}) {
  const { words, title, action, onClose } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: words })
  return (
    <ReasonDialog
      title={title}
      field={{
        label: t('label'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      action={action}
      onConfirm={(note) => action.start(note)}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </ReasonDialog>
  )
}
