import { useCallback, useRef, useState } from 'react'
import { toast } from '../ui/feedback/toast-store.ts'
import { useEventCallback } from '../ui/hooks/use-event-callback.ts'
import { describeError } from './describe-error.ts'
import { RefusedError } from './query.ts'

type Options<Wish, Result> = {
  run: (wish: Wish) => Promise<Result>
  /** The toast after success. */
  done?: string | ((result: Result, wish: Wish) => string)
  /** The toast after a failure, given its reason. Without it the screen shows `problem` or `error` in place. */
  failed?: (reason: string) => string
  /** The screen's own text for a refusal, in place of the common one. */
  describeRefusal?: (refusal: RefusedError) => string | undefined
  /** Called after success, to close the dialog. A returned promise keeps the action busy. */
  onDone?: (result: Result, wish: Wish) => unknown
  onFailed?: (error: Error, wish: Wish) => void
  /** Called after success and after failure. */
  onEnd?: () => unknown
}

/** An action of the user on the server: started by a press, busy until it ends, then done or failed. */
export type Action<Wish = void, Result = unknown> = {
  /** Starts the action, unless it is already running: the second press of a double click does nothing. */
  start: (wish: Wish) => void
  isBusy: boolean
  isDone: boolean
  result: Result | undefined
  error: Error | null
  /** The failure in the reader's language. */
  problem: string | undefined
  /** The time of the last start in milliseconds; 0 before the first. */
  startedAt: number
  /** Forgets the result and the failure. */
  reset: () => void
}

type State<Result> = Pick<
  Action<never, Result>,
  'isBusy' | 'isDone' | 'result' | 'error' | 'startedAt'
>

const IDLE = { isBusy: false, isDone: false, result: undefined, error: null, startedAt: 0 }

/**
 * Runs calls that change something: every button and dialog shares this. A failure can be retried by starting again. Unlike a
 * mutation of the query library it works on pages that load no queries.
 */
export function useAction<Wish = void, Result = unknown>(
  options: Options<Wish, Result>,
): Action<Wish, Result> {
  const [state, setState] = useState<State<Result>>(IDLE)
  const running = useRef<symbol>(undefined) // the state is known to a second press only after the next render
  const succeed = useEventCallback(async (result: Result, wish: Wish) => {
    const { done } = options
    if (done !== undefined) toast(typeof done === 'string' ? done : done(result, wish), 'success')
    await options.onDone?.(result, wish)
  })
  const fail = useEventCallback((error: Error, wish: Wish) => {
    if (options.failed) toast(options.failed(describeError(error)), 'error')
    options.onFailed?.(error, wish)
  })
  const end = useEventCallback(async () => options.onEnd?.())
  const run = useEventCallback(options.run)
  const start = useCallback(
    async (wish: Wish) => {
      if (running.current) return
      const call = Symbol('call')
      running.current = call
      const startedAt = Date.now()
      setState({ ...IDLE, isBusy: true, startedAt })
      let ended: State<Result>
      try {
        const result = await run(wish)
        await succeed(result, wish)
        ended = { ...IDLE, isDone: true, result, startedAt }
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        fail(error, wish)
        ended = { ...IDLE, error, startedAt }
      }
      await end()
      if (running.current !== call) return
      running.current = undefined
      setState(ended)
    },
    [run, succeed, fail, end],
  )
  const reset = useCallback(() => {
    running.current = undefined
    setState(IDLE)
  }, [])
  const { error } = state
  const own = error instanceof RefusedError ? options.describeRefusal?.(error) : undefined
  return {
    ...state,
    start: useCallback((wish: Wish) => void start(wish), [start]),
    reset,
    problem: error ? (own ?? describeError(error)) : undefined,
  }
}
