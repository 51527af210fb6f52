import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { takeOverCase } from '../desk/reading.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'

/** Takes the case over from a colleague after confirmation, because what they are typing can no longer be saved. */
export function TakeOver({ consult, onTaken }: { consult: ReadingCase; onTaken: () => void }) {
  const { t } = useTranslation('reading')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = consult.reader?.name ?? ''
  const takeOver = async (): Promise<void> => {
    setBusy(true)
    try {
      await takeOverCase(consult, consult.reader?.accountId ?? '')
      toast.show(t('claim.taken'), 'success')
    } catch (error) {
      toast.show(describeError(error), 'error')
      onTaken()
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {t('claim.takeOver')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('claim.takeOverTitle', { name })}
        confirmLabel={t('claim.takeOver')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void takeOver()}
      >
        {t('claim.takeOverText', { name })}
      </ConfirmDialog>
    </>
  )
}
