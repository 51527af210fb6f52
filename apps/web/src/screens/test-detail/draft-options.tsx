import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { DraftMenu } from '../../features/cases/drafts/draft-menu.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { useDraftDeletion } from '../use-draft-deletion.tsx'

/** Deletes the draft and opens the list, where it can be undone for a moment. */
export function DraftOptions({ consult }: { consult: Case }) {
  const go = useNavigateTo()
  const { remove, busy, dialog } = useDraftDeletion()
  const removeThis = async () => {
    if (await remove([consult])) go(paths.ongoing())
  }
  return (
    <>
      <DraftMenu consult={consult} disabled={busy} onDelete={() => void removeThis()} />
      {dialog}
    </>
  )
}
