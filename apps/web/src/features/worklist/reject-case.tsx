import { isEditable } from '@systole/domain/cases/case-status'
import { mayReject } from '@systole/domain/worklist/row-tools'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { CONTENT_ID } from '../../shell/skip-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { refreshWorklist } from './worklist.queries.ts'
import type { WorklistItem } from './worklist-item.ts'

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog)

/** Offers to reject or cancel a case outside the worklist, to whom its row offers it. STAFF-2. */
export function RejectCase(props: {
  item: Pick<WorklistItem, 'caseId' | 'caseNumber' | 'petName' | 'status'>
  /** Called when the dialog closes; the case may be rejected. */
  onClosed: () => void
}) {
  const { item, onClosed } = props
  const { t } = useTranslation('reading')
  const { user_type } = useSession()
  const [open, setOpen] = useState(false)
  const isOffered = mayReject(item.status, user_type) || open
  useFocusAfter(isOffered)
  if (!isOffered) return null
  const close = () => {
    setOpen(false)
    onClosed()
    void refreshWorklist()
  }
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t(`reject.${isEditable(item.status) ? 'cancel' : 'reject'}.confirm`)}
      </Button>
      {open && <RejectDialog item={item} onClose={close} />}
    </>
  )
}

/** Moves the focus to the content when the focused button disappears, because the case is now rejected. */
function useFocusAfter(isOffered: boolean): void {
  const wasOffered = useRef(isOffered)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOffered.current && !isOffered && isLost) document.getElementById(CONTENT_ID)?.focus()
    wasOffered.current = isOffered
  }, [isOffered])
}
