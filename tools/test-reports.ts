/** Reads the reports of the two test runners in one shape: counts, the names of failures, and the files to run again. */
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
type Playwright = { stats: { expected: number; skipped: number }; suites: Suite[] }

/** Reads vitest's JSON; a file that cannot be loaded has no failed test of its own. */
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

/** Reads Playwright's JSON. */
export function readPlaywright({ stats, suites }: Playwright) {
  const failed = suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: failed.map((spec) => `${spec.file} › ${spec.title}`),
    files: [...new Set(failed.map((spec) => spec.file))],
  }
}

function specsOf(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}
