import type { LoadedReview } from '../loaded-review.ts'
import { BeatComparison } from './beat-comparison.tsx'
import { AUTOMATIC } from './beat-revisions.queries.ts'

/** Compares the beats that the first review rests on with the newest ones. */
export function ComparedBeats({ loaded }: { loaded: LoadedReview }) {
  const { recording, consult, onServer } = loaded
  if (!recording) return null
  return (
    <BeatComparison
      caseId={consult.caseId}
      recording={recording}
      earlier={onServer.firstPatchRevision ?? AUTOMATIC}
    />
  )
}
