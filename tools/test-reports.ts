/** What the reports of the two test runners say, in one shape: counts, and the names of what failed. */
import { relative } from 'node:path'

type Vitest = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
type Spec = { file: string; title: string; tests: { status: string }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type Playwright = { stats: { expected: number; flaky: number; skipped: number }; suites: Suite[] }

/** From vitest's JSON. `files` are those to run again: a file that does not load has no failed test of its own. */
export function readVitest(json: Vitest, root: string) {
  const failed = json.testResults.filter((file) => file.status === 'failed')
  const names = failed.flatMap((file) => {
    const path = relative(root, file.name)
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    return tests.length ? tests.map((test) => `${path} › ${test.fullName}`) : [path]
  })
  return {
    passed: json.numPassedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    failed: names,
    files: failed.map((file) => relative(root, file.name)),
  }
}

/** From Playwright's JSON; `unsteady` are those that failed and passed when tried again. */
export function readPlaywright({ stats, suites }: Playwright) {
  const specs = suites.flatMap(specsOf)
  const named = (status: string) =>
    specs
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${spec.file} › ${spec.title}`)
  const passed = stats.expected + stats.flaky
  return { passed, skipped: stats.skipped, failed: named('unexpected'), unsteady: named('flaky') }
}

function specsOf(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}
