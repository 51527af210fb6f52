import { afterEach, expect, vi } from 'vitest'

/** A console error during a test is a fault of the code or of the test. */
const consoleError = vi.spyOn(console, 'error')

afterEach(() => {
  const complaints = consoleError.mock.calls
  consoleError.mockClear()
  expect(complaints, 'console.error was called').toEqual([])
})
