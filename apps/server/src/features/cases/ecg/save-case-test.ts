import type { updateSession as contract } from '@systole/contract/cases/cases'
import { can } from '@systole/domain/access/access'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { mayPrepare } from '@systole/domain/ecg-cases/may-prepare'
import { qualityOfCase, type TestQuality } from '@systole/domain/ecg-cases/test-quality'
import { type ChecklistEntry, fullChecklist } from '@systole/domain/ecg-patches/checklist'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase } from '../case-store.ts'
import { recordCase } from '../record-case.ts'
import { fileNamesOf, findCaseTest, writeCaseTest } from './case-test-store.ts'

type ExtraInfo = NonNullable<Call<typeof contract>['input']['params']['extraInfo']>

/** Saves checklist and quality of an ECG case. Entries replace those of the same item or file; the others stay. Handbook 5.1. */
export async function saveCaseTest(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  { session_checklist: items = [], session_tests: tests = [] }: ExtraInfo,
): Promise<void> {
  requireAccess(actor, 'writePreparation')
  const { caseId, hospitalId, service } = consult
  if (!isEcgService(service)) throw fieldRefusal('params.extraInfo', 'is of ECG cases')
  const isOffice = can(actor.userType, 'assignCase')
  const isHolder = consult.readerId === actor.accountId
  if (!mayPrepare(consult.status, { isHolder, isOffice, judges: judges(actor) }))
    throw new AppError('wrongStatus', { message: 'Claim this case before you change it.' })
  const names = await fileNamesOf(context.db, caseId)
  if (tests.some(({ type, fileName }) => type !== service || !names.includes(fileName)))
    throw fieldRefusal('params.extraInfo.session_tests', 'names no file of this case')
  const now = context.clock.now()
  const before = await findCaseTest(context.db, caseId)
  const checklist = withItems(before.checklist, items)
  const qualities = withQualities(before.qualities, tests)
  await writeCaseTest(context.db, { caseId, type: service }, { checklist, qualities }, now)
  await changeCase(context.db, caseId, { result: qualityOfCase(qualities) ?? null }, now)
  await recordCase(context, {
    ...{ caseId, hospitalId, actor, action: 'ecg.prepared', at: now },
    details: { items: items.length, tests: tests.length },
  })
}

/** Returns whether the account decides about quality, by its role and its right. */
function judges({ userType }: Call<typeof contract>['actor']): boolean {
  return can(userType, 'judgeQuality')
}

function withItems(
  before: readonly ChecklistEntry[],
  items: readonly ChecklistEntry[],
): ChecklistEntry[] {
  const kept = before.filter(({ id }) => items.every((item) => item.id !== id))
  return fullChecklist([...kept, ...items])
}

function withQualities(
  before: readonly TestQuality[],
  tests: NonNullable<ExtraInfo['session_tests']>,
): TestQuality[] {
  const merged = new Map(before.map((each) => [each.fileName, each]))
  for (const { fileName, quality, quality_reason, no_patch } of tests) {
    const old = merged.get(fileName)
    merged.set(fileName, {
      fileName,
      quality: quality ?? old?.quality ?? '',
      reason: quality_reason ?? old?.reason ?? '',
      noPatch: no_patch ?? old?.noPatch ?? false,
    })
  }
  return [...merged.values()]
}
