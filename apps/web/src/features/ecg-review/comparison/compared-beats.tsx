import type { LoadedReview } from '../loaded-review.ts'
import { BeatComparison } from './beat-comparison.tsx'
import { AUTOMATIC } from './beat-revisions.queries.ts'

/** Compares the beats that the first review rests on with the newest ones. */
export function ComparedBeats(props: { loaded: LoadedReview; onCount: (changed: number) => void }) {
  const { loaded, onCount } = props
  const { recording, consult, onServer } = loaded
  if (!recording) return null
  return (
    <BeatComparison
      caseId={consult.caseId}
      recording={recording}
      onCount={onCount}
      earlier={onServer.firstPatchRevision ?? AUTOMATIC}
    />
  )
}
