import type { Case } from '@systole/contract/cases/wire-case'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'

/** Shows the ECG case as it will be sent, and sends it; credits are deducted in the same step. Handbook 1.2, 1.5. */
export function SendDialog(props: {
  consult: Case
  summary: ReactNode
  onSent: (consult: Case) => void
  onClose: () => void
}) {
  const { consult, summary, onSent, onClose } = props
  const { t } = useTranslation('ecgCase')
  const { caseId, version } = consult
  const sending = useAction({
    run: async () => {
      const params = { status: 'wait_for_preparation' as const, version }
      return (await orThrow(client.cases.updateSession({ caseId, params }))).session
    },
    onDone: onSent,
  })
  return (
    <FormDialog
      title={t('send.title')}
      submitLabel={t('send.action')}
      busyLabel={t('send.busy')}
      action={sending}
      failureLead={t('send.failed')}
      byButtonOnly
      onSubmit={() => sending.start()}
      onClose={onClose}
    >
      {summary}
    </FormDialog>
  )
}
