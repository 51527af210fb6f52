/** `npm run hospital:export -- --hospital … --by … --out …`: exports all data of a hospital as a ZIP. KEEP-1. */
import { parseArgs } from 'node:util'
import { normalizeEmail } from '@systole/domain/accounts/email'
import type { Settings } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { runningPostgres } from './db/running-postgres.ts'
import { exportHospital } from './features/hospital-data/export/export-hospital.ts'
import { openStorage } from './open-storage.ts'
import { readSettings } from './read-settings.ts'

const [FAILED, UNUSABLE] = [1, 2]
const HELP = `npm run hospital:export -- --hospital hospital_… --by grace@portal.example --out export.zip

Writes everything that is stored of a hospital to a ZIP: its pets, cases, reports, payments and mails as JSON
lines, its original files and PDFs. --by names the internal admin who asked; the audit log keeps it. The
settings of the server are read from the environment. It works beside a running server.`
const { values } = parseArgs({
  options: {
    hospital: { type: 'string', default: '' },
    by: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h' },
  },
})
const read = readSettings(process.env, [])
if (values.help || !values.hospital || !values.by || !values.out || 'problems' in read) {
  console.log(HELP)
  process.exit(values.help ? 0 : UNUSABLE)
}
await run(read.settings)

async function run(settings: Settings): Promise<void> {
  const running = settings.DATABASE_URL ?? runningPostgres(settings.DATA_DIR)
  const postgres = running ? undefined : await startEmbeddedPostgres({ home: settings.DATA_DIR })
  const handle = openDatabase(running ?? postgres?.connectionString ?? '', {
    connections: 1,
    onError: () => {},
  })
  const storage = await openStorage(settings)
  try {
    const { hospital, files, missing } = await exportHospital(
      { database: handle.db, files: storage.files, now: new Date() },
      { hospitalId: values.hospital, adminEmail: normalizeEmail(values.by), target: values.out },
    )
    console.log(`${hospital}: ${files} files and all rows are in ${values.out}.`)
    for (const path of missing) console.error(`  missing  ${path}`)
  } catch (error) {
    console.error(`The export could not be made: ${error instanceof Error ? error.message : error}`)
    process.exitCode = FAILED
  } finally {
    storage.close()
    await handle.close()
    await postgres?.stop()
  }
}
