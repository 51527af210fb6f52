import type { ErrorName } from '@systole/contract/errors'

type No = {
  ok: false
  code: number
  message: string
  data?: unknown
  error?: ErrorName
  reference?: string
  retryAfter?: number
}
type Reply<Data> = { ok: true; data: Data } | No

/** The portal answered, and the answer is no. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: number
  readonly data: unknown
  /** What the code means; undefined for one that this version of the page does not know. */
  readonly refusal: ErrorName | undefined
  /** The request's id, for whoever helps. */
  readonly reference: string | undefined
  /** Seconds after which the portal wants to be asked again. */
  readonly retryAfter: number | undefined
  constructor({ code, message, data, error, reference, retryAfter }: Omit<No, 'ok'>) {
    super(message)
    this.code = code
    this.data = data
    this.refusal = error === 'unknown' && code !== UNKNOWN ? undefined : error
    this.reference = reference
    this.retryAfter = retryAfter
  }
}

const UNKNOWN = -1

/** For queries and mutations: `queryFn: () => orThrow(client.pets.queryBreeds({ tpet }))`. */
export async function orThrow<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const answer = await reply
  if (answer.ok) return answer.data
  throw new RefusedError(answer)
}
