import type { TestApp } from '../../../testing/test-app.ts'
import { readFacts } from '../../previews/read-facts.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { newCase } from '../../uploads/testing/new-case.ts'
import { importEcg } from '../import-ecg.ts'

/** Uploads an ECG to a new case, reads its facts and imports its recordings. */
export async function recordedCase(
  portal: TestApp,
  name: string,
  bytes: Buffer,
  { kind = 'ECG', isImported = true }: { kind?: string; isImported?: boolean } = {},
) {
  const vet = await newCase(portal)
  const answers = await vet.client.putAll({ name, bytes, caseId: vet.caseId, kind })
  const [row] = await vet.rows()
  if (!row) throw new Error(`${name} was refused: ${answers.at(-1)?.message}`)
  const { storageKey } = row
  await readFacts(jobContext(portal), { storageKey })
  if (isImported) await importEcg(jobContext(portal), { storageKey })
  return {
    vet,
    storageKey,
    async recordings(caseId = vet.caseId) {
      const reply = await vet.api.ecgRecordings.queryEcgRecordings({ usid: caseId })
      if (!reply.ok) throw new Error(reply.message)
      return reply.data.recordings
    },
  }
}
