import { describeError } from '../../api/describe-error.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shows why a task of a dialog failed; renders nothing without an error. */
export function TaskFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Notice tone="danger" announce>
      {describeError(error)}
    </Notice>
  )
}
