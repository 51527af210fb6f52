import type { CaseStatus } from '@systole/domain/cases/case'
import type { CallContext } from '../../../app-context.ts'

type Signed = {
  version: number
  savedAt: Date
  status: CaseStatus
  /** Absent if nothing is released, because a second review comes first. */
  revision?: string
  releaseAt?: Date
}

/** Returns the reply to a signature; `status` says what the server decided. CALL-30. */
export function signatureReply(
  { clock }: Pick<CallContext, 'clock'>,
  { version, savedAt, status, revision = '', releaseAt }: Signed,
) {
  return {
    version,
    saved: savedAt,
    revision,
    release_at: releaseAt ?? null,
    release_in_ms: releaseAt ? Math.max(0, releaseAt.getTime() - clock.now().getTime()) : 0,
    status,
  }
}
