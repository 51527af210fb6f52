import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'

/** Runs a database in a process of its own until it is killed: `node hold-postgres.ts <home>`. */
const home = process.argv[2]
if (!home) throw new Error('Which folder?')
const { connectionString, stop } = await startEmbeddedPostgres({ home })
process.stdout.write(`${connectionString}\n`)
process.once('SIGTERM', () => void stop())
