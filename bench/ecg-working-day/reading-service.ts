import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withRights } from '@systole/domain/access/permissions'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { sql } from 'drizzle-orm'
import { createApp } from '../../apps/server/src/app.ts'
import { createContext } from '../../apps/server/src/create-context.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { apiClient, openTestSession } from '../../apps/server/src/testing/api-client.ts'
import { createBuilders } from '../../apps/server/src/testing/builders.ts'
import { benchSettings } from '../support/bench-settings.ts'

const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const PETS = 120
const SECONDS = 60

export type ReadingService = Awaited<ReturnType<typeof openReadingService>>

/** Starts a portal without a socket, with a clock of its own, a hospital whose cases are yet to come, and reviewers. */
export async function openReadingService(of: { cases: number; reviewers: number }) {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home, settings: QUICK })
  await migrate(postgres.connectionString)
  let offset = 0
  const clock = { now: () => new Date(Date.now() + offset) }
  const { context, close } = await createContext(benchSettings(home), postgres.connectionString, {
    clock,
  })
  const app = await createApp(context)
  const db = context.database
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const petIds = await Promise.all(Array.from({ length: PETS }, () => build.pet(vet.hospitalId)))
  const caseIds: string[] = []
  for (let n = 0; n < of.cases; n += 1) {
    const petId = petIds[n % PETS] ?? ''
    caseIds.push(await build.consult(vet, { petId, status: 'upload', complete: true }))
  }
  await db.execute(sql`update cases set service = 'ecg1l'`)
  await addRecordings(db, vet.accountId)
  const permissions = withRights({}, 'ecg1l', ['report.review'])
  const reviewers = await Promise.all(
    Array.from({ length: of.reviewers }, () => build.account('reviewer', { permissions })),
  )
  await db.execute('analyze')
  return {
    ...{ db, context, caseIds, reviewers },
    now: () => clock.now(),
    advance: (milliseconds: number) => {
      offset += milliseconds
    },
    /** Returns the calls of a person who has just signed in. */
    async clientOf(accountId: string) {
      const sid = await openTestSession(db, { accountId, kind: 'api', now: clock.now() })
      return apiClient(app, sid)
    },
    async close() {
      await app.close()
      await close()
      await postgres.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

type Db = Awaited<ReturnType<typeof createContext>>['context']['database']

/** Gives every case one recording with a real analysis, its automatic beats confirmed by a patcher. */
async function addRecordings(db: Db, accountId: string): Promise<void> {
  const { signal } = syntheticEcg({
    ...{ species: 'cat', seed: 5, seconds: SECONDS, samplesPerSecond: 250, leads: 1 },
    rhythm: { kind: 'ventricularPremature', pattern: 'single', every: 9 },
  })
  const { beats, ...result } = analyseEcg(signal, { species: 'cat' })
  const bytes = Buffer.from(encodeBeats(beats.map((beat) => ({ ...beat, source: 'auto' }))))
  const leads = signal.leads.map(({ name, countsPerMillivolt, baseline }) => ({
    ...{ name, countsPerMillivolt, baseline, derived: false },
  }))
  const sha = '0'.repeat(64)
  for (const statement of [
    sql`insert into files (file_id, case_id, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, facts_state, uploaded_by)
      select 'file_' || case_id, case_id, hospital_id, 'ecg.json', 'ecg.json', 'ecg', 'json', 1000, ${sha}, 'file_' || case_id, 'read', ${accountId} from cases`,
    sql`insert into ecg_recordings (recording_id, case_id, hospital_id, file_id, number, state, samples_per_second, sample_count, leads,
        signal_key, signal_bytes, signal_sha256, pyramid_key, pyramid_bytes, pyramid_sha256, created_at, imported_at)
      select 'recording_' || case_id, case_id, hospital_id, 'file_' || case_id, 1, 'ready', ${signal.samplesPerSecond}, ${signal.sampleCount}, ${JSON.stringify(leads)}::jsonb,
        'signal_' || case_id, 300000, ${sha}, 'pyramid_' || case_id, 20000, ${sha}, now(), now() from cases`,
    sql`insert into ecg_analyses (recording_id, version, species, result, beats, beats_sha256, created_at)
      select recording_id, ${result.version}, 'cat', ${JSON.stringify(result)}::jsonb, ${bytes}, ${sha}, now() from ecg_recordings`,
  ])
    await db.execute(statement)
}
