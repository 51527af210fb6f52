type Reply<Data> =
  | { ok: true; data: Data }
  | { ok: false; code: number; message: string; data?: unknown }

/** The portal answered, and the answer is no. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** For queries and mutations: `queryFn: () => orThrow(client.pets.queryBreeds({ tpet }))`. */
export async function orThrow<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const answer = await reply
  if (answer.ok) return answer.data
  throw new RefusedError(answer.code, answer.message, answer.data)
}
