import { useState } from 'react'
import { describeError } from '../../../api/describe-error.ts'
import { RefusedError } from '../../../api/query.ts'

/** Runs one task at a time and returns the error of the last one; `wordsOf` supplies the message for a refusal. */
export function useTask(wordsOf: (refusal: RefusedError) => string | undefined = () => undefined) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const own = error instanceof RefusedError ? wordsOf(error) : undefined
      setProblem(own ?? describeError(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run, forget: () => setProblem(undefined) }
}
