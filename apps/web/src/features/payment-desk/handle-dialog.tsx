import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { handlePayment, refreshDesk } from './desk.queries.ts'
import { NoteDialog } from './note-dialog.tsx'

/** Records how a person handled money that belongs to no submission. */
export function HandleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'handle' })
  const action = useAction({
    run: (note: string) => handlePayment(id, note),
    done: t('done'),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  return <NoteDialog words="handle" title={t('title')} action={action} onClose={onClose} />
}
