/** `npm run e2e -- consult`: builds what changed and runs tests in the browser; arguments are Playwright's. */
import { run } from './run.mjs'

const built = await run('node', ['tools/build.mjs'])
if (built.status !== 0) process.exit(built.status)
const { status } = await run('playwright', ['test', ...process.argv.slice(2)])
process.exitCode = status
