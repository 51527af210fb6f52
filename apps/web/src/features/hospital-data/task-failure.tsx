import { describeError } from '../../api/describe-error.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why a task of a dialog failed; nothing while it did not. */
export function TaskFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice tone="danger" announce>
      {describeError(error)}
    </Notice>
  )
}
