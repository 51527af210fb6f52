/** `npm test`: every test there is, ending with the line `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'systole-reports-'))

/** In the order of what they take: a broken rule is known before a browser starts. */
const STEPS = [
  { name: 'rules, calls and components', run: () => vitest('unit', 'web', 'db') },
  { name: 'faults', run: () => vitest('faults') },
  { name: 'journeys', run: playwright },
]

const { status } = await run('node', ['tools/build.mjs'])
const results = status === 0 ? await runSteps() : [{ name: 'build', passed: 0, failed: 1 }]
rmSync(reports, { recursive: true, force: true })
report(results)

async function runSteps() {
  const done = []
  for (const step of STEPS) {
    console.log(`\n── ${step.name} ──`)
    done.push({ name: step.name, ...(await step.run()) })
  }
  return done
}

async function vitest(...projects) {
  const file = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const { status } = await run('vitest', ['run', '--passWithNoTests', ...chosen, ...reporters])
  return counted(file, status, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }))
}

async function playwright() {
  const file = join(reports, 'journeys.json')
  const { status } = await run(
    'playwright',
    ['test', '--pass-with-no-tests', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  return counted(file, status, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** A run that ended badly without a failed test (a file that does not load, a set-up that breaks) has failed once. */
function counted(file, status, count) {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')))
    return { ...counts, failed: counts.failed || (status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  }
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  console.log('')
  for (const { name, passed, failed, skipped } of results) {
    const aside = skipped ? `, ${skipped} skipped` : ''
    console.log(`${name}: ${passed} passed, ${failed} failed${aside}`)
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0 || sum('passed') === 0) process.exitCode = 1
}
