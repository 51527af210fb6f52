import type { ErrorName } from '@systole/contract/wire/errors'

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

/** A refusal by the portal. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: number
  readonly data: unknown
  /** The meaning of the code; undefined for a code unknown to this version of the page. */
  readonly refusal: ErrorName | undefined
  /** The request's id, for support. */
  readonly reference: string | undefined
  /** The number of seconds after which the portal accepts another request. */
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

/**
 * Returns the data of a reply and throws RefusedError for a refusal, for queries and mutations: `queryFn: () =>
 * orThrow(client.pets.queryBreeds({ petSpecies }))`.
 */
export async function orThrow<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const answer = await reply
  if (answer.ok) return answer.data
  throw new RefusedError(answer)
}
