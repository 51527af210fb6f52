import type { Case } from '@systole/contract/cases/wire-case'
import { type FileKind, fileKindFromWire, fileKindToWire } from '@systole/domain/uploads/file-kind'
import { client } from '../../api/client.ts'
import { VERSION_CONFLICT } from '../../api/codes.ts'
import { orThrow, RefusedError } from '../../api/query.ts'

const TRIES = 3

/** Saves the reason why one advised file is absent, or removes it; concurrent changes of others are kept. */
export async function saveAbsence(change: {
  caseId: string
  kind: FileKind
  /** Undefined removes the reason. */
  reason: string | undefined
}): Promise<Case> {
  const { caseId, kind, reason } = change
  for (let attempt = 1; ; attempt += 1) {
    const { session } = await orThrow(client.cases.querySessionInfo({ caseId }))
    const others = session.extraInfo.absent_files.filter(
      ({ file_type }) => fileKindFromWire(file_type) !== kind,
    )
    const reported = reason === undefined ? [] : [{ file_type: fileKindToWire(kind), reason }]
    const reply = await client.cases.updateSession({
      caseId,
      params: { extraInfo: { absent_files: [...others, ...reported] }, version: session.version },
    })
    if (reply.ok) return reply.data.session
    if (reply.code !== VERSION_CONFLICT || attempt === TRIES) throw new RefusedError(reply)
  }
}
