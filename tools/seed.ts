/** `npm run seed`: fills an empty portal with the demo's people and cases, and ends. It uses the settings of `npm start`. */
import { mkdir } from 'node:fs/promises'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { describeLogins } from '../apps/server/src/demo/describe-logins.ts'
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts'
import { readSettings } from '../apps/server/src/read-settings.ts'

const read = readSettings(process.env, process.argv.slice(2))
if ('problems' in read) {
  console.error(['These settings cannot be used:', ...read.problems].join('\n'))
  process.exit(2)
}
const { settings } = read
if (settings.NODE_ENV === 'production') {
  console.error('The demo is never put into a portal in production.')
  process.exit(2)
}
await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 })
const postgres = settings.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ home: settings.DATA_DIR })
await seedDemo(settings, settings.DATABASE_URL ?? postgres?.connectionString ?? '')
await postgres?.stop()
console.log(`The demo is there. ${describeLogins()}`)
