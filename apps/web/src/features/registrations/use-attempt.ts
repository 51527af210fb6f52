import { useRef, useState } from 'react'
import { describeError } from '../../api/describe-error.ts'

/** One call at a time: a second press does nothing, a failure is put into words and can be tried again. */
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
