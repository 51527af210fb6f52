import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { CaseStatus } from '@systole/domain/cases/case'
import { sql } from 'drizzle-orm'
import type { TestApp } from '../../../testing/test-app.ts'
import { listFiles } from '../file-store.ts'
import { chunkFields, type SentFile, uploadClient } from './upload-client.ts'

/** Creates a vet of a new hospital with a case, and accessors to its stored data. */
export async function newCase(portal: TestApp, { status = 'open' }: { status?: CaseStatus } = {}) {
  const vet = await portal.as('vet')
  const caseId = await portal.build.consult(vet, { status })
  const { database, files, incomingDir } = portal.context
  const rows = () => listFiles(database, caseId)
  return {
    ...vet,
    caseId,
    client: uploadClient(portal.app, vet.sid),
    fields: (file: SentFile, number: number) => chunkFields(file, number, { sid: vet.sid }),
    rows,
    setStatus: (to: CaseStatus) =>
      database.execute(sql`update cases set status = ${to} where case_id = ${caseId}`),
    names: async () => (await rows()).map(({ name }) => name),
    async stored(name: string) {
      const file = (await rows()).find((row) => row.name === name)
      return file && buffer(await files.read(file.storageKey))
    },
    async list() {
      const reply = await vet.api.uploads.queryUploadedData({ usid: caseId })
      if (!reply.ok) throw new Error(reply.message)
      return reply
    },
    /** Rows and bytes of unfinished uploads of this case. */
    async leftovers() {
      const { rows: ids } = await database.execute<{ upload_id: string }>(
        sql`select upload_id from uploads where case_id = ${caseId}`,
      )
      const arriving = await readdir(incomingDir)
      return (
        ids.length + arriving.filter((name) => ids.some((row) => row.upload_id === name)).length
      )
    },
  }
}
