import { withRights } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { sql } from 'drizzle-orm'
import type { TestApp } from '../../../testing/test-app.ts'
import { recordedCase } from '../../ecg-recordings/testing/recorded-case.ts'

/** Makes a submitted case with the recording of a dog that a person holds, and that person's calls on it. */
export async function patching(portal: TestApp, { as = 'reviewer' }: { as?: UserType } = {}) {
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet, recordings } = await recordedCase(portal, 'ecg_dog.json', bytes)
  const [recording] = await recordings()
  const rid = recording?.rid ?? ''
  const caseId = vet.caseId
  const person = await portal.as(as, {
    permissions: withRights({}, 'econsult', ['report.review']),
  })
  const holdBy = (accountId: string | null) =>
    portal.context.database.execute(
      sql`update cases set status = ${accountId ? 'data_processing' : 'submit'}, reader_id = ${accountId},
        submitted_at = coalesce(submitted_at, now()), due_at = coalesce(due_at, now() + interval '1 day')
        where case_id = ${caseId}`,
    )
  await holdBy(person.accountId)
  const { saveEcgPatch, queryEcgPatches } = person.api.ecgPatches
  type Sent = Partial<Parameters<typeof saveEcgPatch>[0]>
  return {
    ...{ portal, vet, person, rid, caseId, holdBy, recordings },
    save: (sent: Sent) => saveEcgPatch({ rid, edits: [], ...sent }),
    /** Saves edits that must succeed and returns the revision. */
    async saved(sent: Sent) {
      const reply = await saveEcgPatch({ rid, edits: [], ...sent })
      if (!reply.ok) throw new Error(reply.message)
      return reply.data
    },
    async chain() {
      const reply = await queryEcgPatches({ rid })
      if (!reply.ok) throw new Error(reply.message)
      return reply.data
    },
    get: (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers }),
  }
}
