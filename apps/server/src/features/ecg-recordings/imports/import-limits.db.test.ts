import { join } from 'node:path'
import { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { ecg } from '@systole/i18n/texts/en_us/ecg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { TASK_LIMITS, type TaskLimits } from '../../previews/contents-process.ts'
import { contentsProcesses } from '../../previews/contents-processes.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { importEcg } from '../import-ecg.ts'
import { recordedCase } from '../testing/recorded-case.ts'

/** Handbook 7: the limits of an import, and what a person sees of it meanwhile, with the real contents process. */
let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const db = () => portal.context.database

/** Minutes of samples as text, which takes a process some time. */
function manySamples(minutes: number, rate = 500): Buffer {
  const chunk = Array.from({ length: 60 * rate }, (_, at) => ((at * 37) % 400) / 100).join(',')
  const samples = new Array(minutes).fill(chunk).join(',')
  return Buffer.from(`{"sampling_rate_hz":${rate},"unit":"mV","leads":{"II":[${samples}]}}`)
}

async function importedWithin(bytes: Buffer, limits: Partial<TaskLimits>) {
  const { storageKey, recordings } = await recordedCase(portal, 'a.json', bytes, {
    isImported: false,
  })
  const home = join(portal.context.settings.DATA_DIR, 'limited')
  const contents = contentsProcesses(home, { ...TASK_LIMITS, ...limits })
  try {
    await importEcg({ ...jobContext(portal), contents }, { storageKey })
  } finally {
    await contents.close()
  }
  const [recording] = await recordings()
  return { recording, storageKey, recordings }
}

test.each([
  ['time', 'tookTooLong', () => manySamples(20), { taskSeconds: 0.2 }],
  ['memory', 'tooLarge', () => manySamples(20), { memoryBytes: 30_000_000 }],
  ['samples', 'tooLong', eightDays, {}],
] as const)(
  'a file over the limit of %s fails as %s, with what to do, and can be imported again',
  async (_, refusal, make, limits) => {
    const { recording, storageKey, recordings } = await importedWithin(make(), limits)
    expect(recording).toMatchObject({ state: 'failed', problem: { refusal }, signal_url: null })
    expect(recording?.progress).toBeUndefined()
    expect(ecg.todo[refusal]).toMatch(/Split/)
    if (refusal === 'tooLong') return
    await db().execute(sql`update ecg_recordings r set state = 'importing', problem = null, imported_at = null
      from files f where f.file_id = r.file_id and f.storage_key = ${storageKey}`)
    await importEcg(jobContext(portal), { storageKey })
    expect(await recordings()).toMatchObject([{ state: 'ready' }])
  },
)

/** Eight days at 50 Hz as times with a step of a day between two pieces. */
function eightDays(): Buffer {
  const pairs = Array.from({ length: 400 }, (_, at) => [
    at * 20 + (at < 200 ? 0 : 8 * 86_400_000),
    at % 90,
  ])
  return Buffer.from(JSON.stringify({ unit: 'uV', leads: { II: pairs } }))
}

test('the progress of an import goes forwards, reaches 100 %, ends with the analysis, and leaves', async () => {
  await db().execute(sql`create table progress_log (at bigserial primary key, progress jsonb)`)
  await db().execute(sql`create function log_progress() returns trigger language plpgsql as $$ begin
    if new.progress is distinct from old.progress then insert into progress_log (progress) values (new.progress); end if;
    return new; end $$`)
  await db().execute(sql`create trigger log_progress after update on ecg_recordings
    for each row execute function log_progress()`)
  const { storageKey, recordings } = await recordedCase(portal, 'a.json', manySamples(30), {
    isImported: false,
  })
  let time = portal.context.clock.now().getTime()
  // Steps are written once a second; here every one of them is.
  const now = () => {
    time += 1000
    return new Date(time)
  }
  const clock = { ...portal.context.clock, now }
  await importEcg({ ...jobContext(portal), clock }, { storageKey })
  const { rows } = await db().execute<{ progress: unknown }>(
    sql`select progress from progress_log order by at`,
  )
  const steps = rows.flatMap(({ progress }) => (progress ? [ImportProgress.parse(progress)] : []))
  const phases = ImportProgress.shape.phase.options
  const ranks = steps.map(({ phase, percent }) => 1000 * phases.indexOf(phase) + (percent ?? 0))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(steps.filter(({ percent }) => percent === 100)).not.toEqual([])
  expect(steps.at(-1)).toEqual({ phase: 'analysing', percent: null })
  expect(await recordings()).toMatchObject([{ state: 'ready' }])
  expect((await recordings())[0]).not.toHaveProperty('progress')
})
