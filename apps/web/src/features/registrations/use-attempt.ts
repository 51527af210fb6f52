import { useRef, useState } from 'react'
import { describeError } from '../../api/describe-error.ts'

/** Runs one call at a time: a second press is ignored; a failure returns a message and can be retried. */
export function useAttempt() {
  const underWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = async (work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(describeError(error))
    }
    underWay.current = false
    setBusy(false)
  }
  return { isBusy, failure, attempt, forgetFailure: () => setFailure(undefined) }
}
