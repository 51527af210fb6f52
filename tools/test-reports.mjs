/** What the reports of the two test runners say, in one shape: counts, and the names of what failed. */
import { relative } from 'node:path'
import { ROOT } from './stamp.mjs'

/** From vitest's JSON. `files` are those to run again: a file that does not load has no failed test of its own. */
export function readVitest(json) {
  const failed = json.testResults.filter((file) => file.status === 'failed')
  const names = failed.flatMap((file) => {
    const path = relative(ROOT, file.name)
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    return tests.length ? tests.map((test) => `${path} › ${test.fullName}`) : [path]
  })
  return {
    passed: json.numPassedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    failed: names,
    files: failed.map((file) => relative(ROOT, file.name)),
  }
}

/** From Playwright's JSON; `unsteady` are those that failed and passed when tried again. */
export function readPlaywright(json) {
  const specs = json.suites.flatMap(specsOf)
  const named = (status) =>
    specs
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${spec.file} › ${spec.title}`)
  const { expected, flaky, skipped } = json.stats
  const passed = expected + flaky
  return { passed, skipped, failed: named('unexpected'), unsteady: named('flaky') }
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}
