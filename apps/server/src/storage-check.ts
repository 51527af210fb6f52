/** `npm run storage:check`: checks that every row has its bytes and all bytes have a row. Changes nothing. */

import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { runningPostgres } from './db/running-postgres.ts'
import { checkStorage } from './features/storage/check-storage.ts'
import { describeStorage, isLoss } from './features/storage/describe-storage.ts'
import { openStorage } from './open-storage.ts'
import { readSettings } from './read-settings.ts'

const [LOSS, UNUSABLE] = [1, 2]
const flags = process.argv.slice(2)
const deep = flags.includes('--deep')
const read = readSettings(
  process.env,
  flags.filter((flag) => flag !== '--deep'),
)
if ('problems' in read) {
  console.error(['These settings cannot be used:', ...read.problems].join('\n'))
  process.exit(UNUSABLE)
}
const { settings } = read
const running = settings.DATABASE_URL ?? runningPostgres(settings.DATA_DIR)
const postgres = running ? undefined : await startEmbeddedPostgres({ home: settings.DATA_DIR })
const database = openDatabase(running ?? postgres?.connectionString ?? '', {
  connections: 1,
  onError: () => {},
})
const storage = await openStorage(settings)
try {
  const report = await checkStorage({ db: database.db, files: storage.files }, { deep })
  console.log(describeStorage(report).join('\n'))
  if (report.findings.some(isLoss)) process.exitCode = LOSS
} catch (error) {
  console.error(`The check could not be done: ${error instanceof Error ? error.message : error}`)
  process.exitCode = UNUSABLE
} finally {
  storage.close()
  await database.close()
  await postgres?.stop()
}
