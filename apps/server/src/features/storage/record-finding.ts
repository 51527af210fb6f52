import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { serverTexts } from '../../server-texts.ts'
import { mailSupport } from '../notifications/mail-support.ts'
import { addFinding, nameOfBytes, type StorageProblem } from './storage-finding-store.ts'

export type FindingContext = Pick<
  CallContext,
  'database' | 'clock' | 'jobs' | 'settings' | 'log' | 'publicUrl'
>

/**
 * Records that stored bytes differ from their row, and mails support once until it is resolved. Returns true if a row still
 * references them.
 */
export async function recordFinding(
  context: FindingContext,
  { storageKey, problem }: { storageKey: string; problem: StorageProblem },
): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const found = await nameOfBytes(db, storageKey)
    if (!found) return false
    const { caseNumber, ...named } = found
    const now = context.clock.now()
    if (!(await addFinding(db, { ...named, storageKey, problem, now }))) return true
    context.log.error({ storageKey, problem, ...named }, 'stored bytes are not as they were')
    const { damagedBytes: texts } = serverTexts('en_us').operationsMails
    await mailSupport(
      { ...context, db },
      {
        dedupeKey: `storage-finding:${storageKey}:${now.toISOString()}`,
        subject: texts.subject,
        text: texts.text,
        facts: [
          [texts.file, `${named.name} (${named.what})`],
          [texts.case, caseNumber === null ? '' : caseNumberText(caseNumber)],
          [texts.problem, texts.problems[problem]],
          [texts.key, storageKey],
          [texts.advice, fill(texts.restore, { key: storageKey })],
        ],
        address: `${context.publicUrl()}${paths.system()}`,
      },
    )
    return true
  })
}
