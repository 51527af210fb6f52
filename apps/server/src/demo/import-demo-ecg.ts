import { HOUR, MINUTE } from '@systole/domain/time/durations'
import type { AppContext, CallContext } from '../app-context.ts'
import { importEcg } from '../features/ecg-recordings/import-ecg.ts'
import { readFacts } from '../features/previews/read-facts.ts'
import { listFiles } from '../features/uploads/file-store.ts'
import type { DemoEcgCase } from './demo-ecg-case.ts'
import type { Demo } from './walk-demo-case.ts'

/** Reads and analyses the recording of a case at its time, ahead of the jobs that are queued for it. Repeatable. */
export async function importDemoEcg(
  { context, clock }: Demo,
  { submittedHoursAgo }: DemoEcgCase,
  caseId: string,
): Promise<void> {
  clock.hoursAgo(submittedHoursAgo - MINUTE / HOUR)
  const call = jobOfDemo(context)
  for (const { storageKey } of await listFiles(context.database, caseId)) {
    await readFacts(call, { storageKey })
    await importEcg(call, { storageKey })
  }
}

/** Returns the context of a job that the demo runs itself, because nothing else runs it while the portal is filled. */
export function jobOfDemo(context: AppContext): CallContext {
  return {
    ...context,
    files: context.backgroundFiles,
    db: context.database,
    requestId: 'demo',
  }
}
