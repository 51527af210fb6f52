import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildableIndexes } from './buildable-indexes.ts'

/** Generates a migration from the schema; its indexes can be built beforehand, while others write (`db/build-indexes.ts`). */
const FOLDER = 'apps/server/migrations'

const before = new Set(readdirSync(FOLDER))
const options = ['generate', '--config', 'apps/server/drizzle.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync('node_modules/.bin/drizzle-kit', options, { stdio: 'inherit' })
for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.sql'))) {
  if (before.has(name)) continue
  const path = join(FOLDER, name)
  writeFileSync(path, buildableIndexes(readFileSync(path, 'utf8')))
}
process.exitCode = status ?? 1
