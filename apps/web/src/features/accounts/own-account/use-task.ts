import { useState } from 'react'
import { describeError } from '../../../api/describe-error.ts'
import { RefusedError } from '../../../api/query.ts'

/** One piece of work at a time, and why the last one failed; `wordsOf` gives a refusal words of its own. */
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
