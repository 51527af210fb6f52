import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { useSession } from '../../session/session-context.tsx'
import { nameOrEmail } from '../../shell/person.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { approveTexts } from './catalogue.queries.ts'
import { draftsOf } from './catalogue-filter.ts'

/** Approves all drafts of the listed phrases, in the name of the person. */
export function ApproveDrafts({ phrases }: { phrases: readonly CataloguePhrase[] }) {
  const { t } = useTranslation('ecgPhrases')
  const name = nameOrEmail(useSession())
  const [isAsking, ask] = useState(false)
  const drafts = phrases.filter(({ removed }) => !removed).flatMap(draftsOf)
  const count = drafts.length
  const approving = useAction({
    run: approveTexts,
    done: t('approved', { count }),
    failed: (reason) => reason,
    onEnd: () => ask(false),
  })
  if (count === 0 && !isAsking) return null
  return (
    <>
      <Button variant="outlined" onClick={() => ask(true)}>
        {t('approveAll', { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('approveTitle', { count })}
        confirmLabel={t('approve')}
        busy={approving.isBusy}
        onConfirm={() => approving.start(drafts)}
        onCancel={() => ask(false)}
      >
        {t('approveText', { name })}
      </ConfirmDialog>
    </>
  )
}
