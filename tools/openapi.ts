import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@systole/contract/contract'
import { toOpenApi } from '@systole/contract/wire/openapi'

/** Writes docs/openapi.json from the declared calls; `--check` only reports whether it is up to date. */
const FILE = join(import.meta.dirname, '..', 'docs', 'openapi.json')

const document = `${JSON.stringify(toOpenApi(contract), null, 2)}\n`
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, document)
} else if (readFileSync(FILE, 'utf8') !== document) {
  console.error('docs/openapi.json differs from the contract: npm run openapi')
  process.exitCode = 1
}
