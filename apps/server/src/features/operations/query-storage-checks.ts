import type { queryStorageChecks as contract } from '@systole/contract/office/operations'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { CallContext } from '../../app-context.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import { openFindings } from '../storage/storage-finding-store.ts'
import { newestRounds } from '../storage/storage-round-store.ts'

/** Returns the last finished verification of all stored bytes, the current one, and the open findings. */
export async function queryStorageChecks({ db }: CallContext, _call: Call<typeof contract>) {
  const { findings, total } = await openFindings(db)
  const rounds = await newestRounds(db)
  return {
    total,
    findings: findings.map((finding) => ({
      key: finding.storageKey,
      what: finding.what,
      problem: finding.problem,
      name: finding.name,
      ...presentCaseId(finding.caseId ?? ''),
      id:
        finding.caseNumber === null
          ? ''
          : caseNumberText(finding.caseNumber, finding.service ?? undefined),
      time: finding.foundAt,
    })),
    rounds: rounds.map((round) => ({
      started: round.startedAt,
      finished: round.finishedAt,
      checked: round.checkedCount,
      checked_bytes: round.checkedBytes,
      total_bytes: round.totalBytes,
      found: round.foundCount,
    })),
  }
}
