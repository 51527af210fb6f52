import type { Case } from '@systole/contract/cases/wire-case'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { keepCase } from '../cases.queries.ts'

/** Warns when an unpaid case will be deleted and offers to keep it. KEEP-1. */
export function EndingNotice({ consult }: { consult: Case }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const toast = useToast()
  const keeping = useAction({
    run: () => keepCase(consult.caseId),
    onDone: () => toast.show(t('ending.kept')),
    onFailed: (error) => {
      if (error instanceof RefusedError) toast.showCode(error.code)
    },
  })
  const due = consult.deletion
  if (!due) return null
  return (
    <Notice
      tone="warn"
      action={
        <Button
          size="small"
          variant="outlined"
          disabled={keeping.isBusy}
          onClick={() => keeping.start()}
          sx={{ my: '-4px' }}
        >
          {t('ending.keep')}
        </Button>
      }
    >
      <b>{t('ending.title', { date: format.day(due) })}</b>
      <br />
      {t('ending.text')}
    </Notice>
  )
}
