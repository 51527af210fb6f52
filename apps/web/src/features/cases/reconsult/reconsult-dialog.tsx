import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { followUpOf } from '../../../errors/follow-up-of.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { MessageDialog } from '../../../ui/dialog/message-dialog.tsx'
import { codeError } from '../../../ui/feedback/toast-store.ts'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { reconsultCase } from '../cases.queries.ts'
import type { Reconsultable } from './reconsultable.ts'

/**
 * REPT-2: confirms, clones the case and opens the clone; a failure shows a snackbar `(code) error` and stays in the dialog.
 * REPT-3: links to an existing follow-up.
 */
export function ReconsultDialog(props: {
  of: Reconsultable | undefined
  uid: string
  onClose: () => void
}) {
  const { of, uid, onClose } = props
  const { t } = useTranslation(['cases', 'common', 'errors'])
  const format = useFormat()
  const go = useNavigateTo()
  const toast = useToast()
  const cloning = useAction({
    run: (caseId: string) => reconsultCase(caseId, uid),
    onDone: (clone) => {
      onClose()
      go(paths.testDetail({ ...clone, stage: 1 })) // the findings are copies: they are checked first
    },
    onFailed: (error) => {
      if (error instanceof RefusedError) toast.showCode(error.code)
    },
  })
  const close = () => {
    cloning.reset()
    onClose()
  }
  const followUp = followUpOf(cloning.error)
  if (followUp) {
    return (
      <MessageDialog
        open={of !== undefined}
        title={t('reconsult.doneBeforeTitle')}
        actionLabel={t('errors:followUp')}
        onAction={() => {
          close()
          go(paths.testDetail({ caseId: followUp }))
        }}
        extraAction={
          <Button variant="outlined" onClick={close}>
            {t('common:close')}
          </Button>
        }
        onClose={close}
      >
        {t('reconsult.doneBefore', { pet: of?.petName ?? '' })}
      </MessageDialog>
    )
  }
  return (
    <ConfirmDialog
      open={of !== undefined}
      title={t('reconsult.title')}
      confirmLabel={cloning.isBusy ? t('reconsult.busy') : t('common:okUnderstood')}
      busy={cloning.isBusy}
      onCancel={close}
      onConfirm={() => of && cloning.start(of.caseId)}
    >
      <Typography>
        {t('reconsult.text', {
          pet: of?.petName ?? '',
          date: of?.closed ? format.date(of.closed) : '',
        })}
      </Typography>
      {cloning.error && (
        <div style={{ marginTop: 12 }}>
          <FailureNotice error={cloning.error} {...leadOf(cloning.error)} />
        </div>
      )}
    </ConfirmDialog>
  )
}

/** Returns the snackbar's text as the lead of the notice; a code without a text of its own is already named by the notice. */
function leadOf(error: unknown): { lead?: string } {
  return error instanceof RefusedError && error.refusal ? { lead: `${codeError(error.code)}.` } : {}
}
