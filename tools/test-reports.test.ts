import { describe, expect, test } from 'vitest'
import { readPlaywright, readVitest } from './test-reports.ts'

describe('what failed is named', () => {
  test('a failed test by its file and title, a file that does not load by itself', () => {
    const result = readVitest(
      {
        numPassedTests: 3,
        numPendingTests: 1,
        numTodoTests: 1,
        testResults: [
          { name: '/root/a.test.ts', status: 'passed', assertionResults: [] },
          {
            name: '/root/b.test.ts',
            status: 'failed',
            assertionResults: [
              { fullName: 'holds', status: 'passed' },
              { fullName: 'breaks', status: 'failed' },
            ],
          },
          { name: '/root/c.test.ts', status: 'failed', assertionResults: [] },
        ],
      },
      '/root',
    )
    expect(result).toEqual({
      passed: 3,
      skipped: 2,
      failed: ['b.test.ts › breaks', 'c.test.ts'],
      files: ['b.test.ts', 'c.test.ts'],
    })
  })

  test('a journey by its file and title, at whatever depth', () => {
    const spec = (title: string, status: string) => ({
      file: 'x.e2e.ts',
      title,
      tests: [{ status }],
    })
    const result = readPlaywright({
      stats: { expected: 5, skipped: 0 },
      suites: [
        {
          specs: [spec('holds', 'expected')],
          suites: [{ specs: [spec('wavers', 'unexpected'), spec('breaks', 'unexpected')] }],
        },
      ],
    })
    expect(result).toEqual({
      passed: 5,
      skipped: 0,
      failed: ['x.e2e.ts › wavers', 'x.e2e.ts › breaks'],
      files: ['x.e2e.ts'],
    })
  })
})
