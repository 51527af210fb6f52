import { afterEach, expect, vi } from 'vitest'

/** Whatever a test makes the code complain about on the console is a fault of the code or of the test. */
const consoleError = vi.spyOn(console, 'error')

afterEach(() => {
  const complaints = consoleError.mock.calls
  consoleError.mockClear()
  expect(complaints, 'console.error was called').toEqual([])
})
