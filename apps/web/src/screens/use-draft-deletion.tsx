import type { Case } from '@systole/contract/cases/wire-case'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CASE_NOT_FOUND } from '../api/codes.ts'
import { describeError } from '../api/describe-error.ts'
import { RefusedError } from '../api/query.ts'
import { deleteCases, restoreCases } from '../features/cases/cases.queries.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { useToast } from '../ui/feedback/use-toast.ts'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import type { RefusedDeletion } from './refused-deletions.tsx'

const RefusedDeletions = lazyDialog(
  async () => (await import('./refused-deletions.tsx')).RefusedDeletions,
)

/** Deletes drafts and offers undo; `dialog` names the drafts not deleted. `remove` returns whether any were. */
export function useDraftDeletion() {
  const { t } = useTranslation('cases')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedDeletion[]>([])

  const undo = async (caseIds: readonly string[], forget: () => void): Promise<void> => {
    forget()
    try {
      const count = await restoreCases(caseIds)
      toast.show(t('deletion.undone', { count }), 'success')
    } catch (error) {
      const isGone = error instanceof RefusedError && error.code === CASE_NOT_FOUND
      const reason = describeError(error)
      toast.show(isGone ? t('deletion.tooLate') : t('deletion.notUndone', { reason }), 'warning')
    }
  }

  const remove = async (cases: readonly Pick<Case, 'caseId' | 'pet'>[]): Promise<boolean> => {
    setBusy(true)
    try {
      const { deleted, ...rest } = await deleteCases(cases.map(({ caseId }) => caseId))
      setRefused(rest.refused)
      if (deleted.length === 0) return false
      const [first] = cases
      const text =
        cases.length === 1 && first
          ? t('deletion.doneOne', { pet: first.pet.name })
          : t('deletion.done', { count: deleted.length })
      const forget = dropUploadsLater(deleted, rest.undoMs)
      const run = () => void undo(deleted, forget)
      toast.show(text, 'success', { label: t('deletion.undo'), run, forMs: rest.undoMs })
      return true
    } catch (error) {
      toast.show(t('deletion.failed', { reason: describeError(error) }), 'error')
      return false
    } finally {
      setBusy(false)
    }
  }

  const dialog = (
    <LazyMount wanted={refused.length > 0}>
      <RefusedDeletions
        refused={refused}
        open={refused.length > 0}
        onClose={() => setRefused([])}
      />
    </LazyMount>
  )
  return { remove, busy, dialog }
}

/** Cancels the uploads of deleted cases once undo is no longer possible. Returns a function that prevents it. */
function dropUploadsLater(caseIds: readonly string[], afterMs: number): () => void {
  const timer = setTimeout(() => void dropUploads(new Set(caseIds)), afterMs)
  return () => clearTimeout(timer)
}

async function dropUploads(caseIds: ReadonlySet<string>): Promise<void> {
  const [{ uploadStore }, { dismissUpload }] = await Promise.all([
    import('../features/uploads/queue/upload-store.ts'),
    import('../features/uploads/queue/upload-queue.ts'),
  ])
  for (const { caseId, identifier } of uploadStore.get())
    if (caseIds.has(caseId)) dismissUpload(identifier)
}
