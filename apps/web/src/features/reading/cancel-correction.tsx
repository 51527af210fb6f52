import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useGo } from '../../ui/use-go.ts'
import { useToast } from '../../ui/use-toast.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { cancelCorrection } from './reading.queries.ts'

/** While a released report is corrected: the way back to the report as it is. */
export function CancelCorrection({ usid, keeper }: { usid: string; keeper: DraftKeeper }) {
  const { t } = useTranslation('revisions')
  const go = useGo()
  const toast = useToast()
  const [asked, setAsked] = useState(false)
  const cancelling = useMutation({
    mutationFn: async () => {
      await keeper.saveNow() // nothing may be saved after it
      await cancelCorrection(usid)
    },
    onSuccess: () => go(paths.econsultReport({ usid })),
    onError: (error) => toast.show(t('notStarted', { reason: describeError(error) }), 'error'),
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('cancelCorrection')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('cancelTitle')}
        confirmLabel={t('cancelCorrection')}
        busy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('cancelText')}
      </ConfirmDialog>
    </>
  )
}
