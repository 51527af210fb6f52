import { useTranslation } from 'react-i18next'
import type { deleteCases } from '../features/cases/cases.queries.ts'
import { MessageDialog } from '../ui/dialog/message-dialog.tsx'

export type RefusedDeletion = Awaited<ReturnType<typeof deleteCases>>['refused'][number]

/** Lists the cases that were not deleted, by name, under the reason. */
export function RefusedDeletions(props: {
  refused: readonly RefusedDeletion[]
  open: boolean
  onClose: () => void
}) {
  const { refused, open, onClose } = props
  const { t } = useTranslation('cases')
  const byReason = [...Map.groupBy(refused, ({ reason }) => reason)]
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={t('deletion.refusedTitle', { count: refused.length })}
    >
      {byReason.map(([reason, cases]) => (
        <div key={reason}>
          <p>{t(`deletion.${reason}`)}</p>
          <ul style={{ margin: '4px 0 12px', paddingLeft: '1.2em' }}>
            {cases.map(({ caseId, pet, id }) => (
              <li key={caseId}>{t('deletion.named', { pet, number: id })}</li>
            ))}
          </ul>
        </div>
      ))}
    </MessageDialog>
  )
}
