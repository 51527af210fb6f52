import { useTranslation } from 'react-i18next'
import { handlePayment } from './desk.queries.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useDeskAction } from './use-desk-action.ts'

/** Records how a person handled money that belongs to no submission. */
export function HandleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'handle' })
  const action = useDeskAction({
    act: (note: string) => handlePayment(id, note),
    done: t('done'),
    onClose,
  })
  return <NoteDialog words="handle" title={t('title')} action={action} onClose={onClose} />
}
