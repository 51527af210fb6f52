/**
 * `npm test`: runs every test and ends with the line `N passed, N failed`. A failure is repeated without other load: a pass then
 * is reported as unsteady, a second failure as a failure.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'
import { ROOT } from './stamp.mjs'
import { readPlaywright, readVitest } from './test-reports.ts'

/** The compile cache shared by all workers. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled')

const reports = mkdtempSync(join(tmpdir(), 'systole-reports-'))

/**
 * The steps; entries of one step run in parallel. Fault tests mostly wait for servers that are killed. A broken rule is reported
 * before a browser starts.
 */
const STEPS = [
  [
    {
      name: 'rules, calls and components',
      suite: vitest('rules', ['--project=unit', '--project=db', '--project=web']),
      wide: ['--maxWorkers=2'],
      narrowed: (files) => ['--maxWorkers=1', ...files],
    },
    {
      name: 'faults',
      suite: vitest('faults', ['--project=faults']),
      wide: ['--maxWorkers=1'],
      narrowed: (files) => ['--maxWorkers=1', ...files],
    },
  ],
  [
    {
      name: 'journeys',
      suite: playwright,
      wide: [],
      // a retry uses its own server, free of the first attempt's data
      narrowed: () => {
        keepEvidence()
        return ['--last-failed', '--workers=1']
      },
    },
  ],
]

const { status } = await run('node', ['tools/build.mjs'])
const results = status === 0 ? await runSteps() : [{ name: 'build', passed: 0, failed: ['build'] }]
rmSync(reports, { recursive: true, force: true })
report(results)

async function runSteps() {
  const done = []
  for (const together of STEPS) {
    const first = await Promise.all(together.map(firstTry))
    for (const [place, step] of together.entries()) done.push(await secondTry(step, first[place]))
  }
  return done
}

async function firstTry({ name, suite, wide }) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const result = await suite(wide)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  return { name, minutes, ...result }
}

async function secondTry({ suite, narrowed }, first) {
  if (!first.files?.length) return first
  console.log(`\n── once more, alone: ${first.files.join(', ')} ──`)
  const again = await suite(narrowed(first.files))
  const unsteady = first.failed.filter((name) => !again.failed.includes(name))
  return { ...first, passed: first.passed + unsteady.length, failed: again.failed, unsteady }
}

/** Keeps the screenshots of the first attempt, which a retry deletes. */
function keepEvidence() {
  const from = join(ROOT, 'test-results')
  cpSync(from, `${from}-first`, { recursive: true, force: true })
}

function vitest(name, always) {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return async (more) => {
    rmSync(file, { force: true })
    const args = ['run', '--passWithNoTests', ...reporters, ...always, ...more]
    const { status } = await run('vitest', args)
    return readReport(file, status, (json) => readVitest(json, ROOT))
  }
}

async function playwright(more) {
  const file = join(reports, 'journeys.json')
  rmSync(file, { force: true })
  const args = ['test', '--pass-with-no-tests', '--reporter=list,json', ...more]
  const { status } = await run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return readReport(file, status, readPlaywright)
}

/**
 * Returns the report; a run that failed without a failed test (a set-up that breaks, an unhandled rejection) counts as one
 * failure.
 */
function readReport(file, status, read) {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')))
    const silent = status !== 0 && result.failed.length === 0
    return silent ? { ...result, failed: ['the run itself'] } : result
  } catch {
    return { passed: 0, failed: status === 0 ? [] : ['the run itself'] }
  }
}

function report(results) {
  console.log('')
  for (const { name, passed, failed, skipped, unsteady = [], minutes } of results) {
    for (const title of unsteady) console.log(`unsteady, passed when tried again: ${title}`)
    for (const title of failed) console.log(`failed: ${title}`)
    const aside = skipped ? `, ${skipped} skipped` : ''
    console.log(`${name}: ${passed} passed, ${failed.length} failed${aside}, ${minutes} min`)
  }
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const failed = results.reduce((total, result) => total + result.failed.length, 0)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
