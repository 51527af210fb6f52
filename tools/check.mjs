/** `npm run check`: runs every check that does not need the running product, two steps at a time. */
import { run } from './run.mjs'

const TYPES = 'node_modules/.cache/types.tsbuildinfo'
const STEPS = [
  {
    name: 'types',
    program: 'tsc',
    // A repeated check reads only what changed, and what depends on it. Each of the compiler's four checkers would work out the
    // types of the contract and the texts again: one takes less than half of their time together, and leaves the other core free.
    args: ['-p', 'tsconfig.json', '--checkers', '1', '--incremental', '--tsBuildInfoFile', TYPES],
  },
  {
    name: 'unit tests',
    program: 'vitest',
    args: ['run', '--project', 'unit', '--reporter=default', '--no-color'],
  },
  { name: 'lint', program: 'biome', args: ['check', '.'] },
  {
    name: 'walls',
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench', 'tools'],
  },
  { name: 'unused', program: 'knip', args: [] },
  { name: 'comments', program: 'node', args: ['tools/comments.ts'] },
  { name: 'tests', program: 'node', args: ['tools/tests.ts'] },
  { name: 'spec map', program: 'node', args: ['tools/spec-map.ts', '--check'] },
  { name: 'openapi', program: 'node', args: ['tools/openapi.ts', '--check'] },
]
const AT_ONCE = 2

const waiting = [...STEPS]
const failures = []
await Promise.all(Array.from({ length: AT_ONCE }, work))
for (const { name, said } of failures) console.log(`\n── ${name} ──\n${said.trim()}`)
if (failures.length > 0) process.exitCode = 1

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const started = performance.now()
    const { status, said } = await run(step.program, step.args, { capture: true })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${status === 0 ? '✓' : '✗'} ${step.name.padEnd(12)}${seconds.padStart(6)} s`)
    if (status !== 0) failures.push({ name: step.name, said })
  }
}
