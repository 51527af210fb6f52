import type { Pool, PoolClient } from 'pg'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'

/** Called before an effect outside of this process, which may be killed instead. */
export type BeforeEffect = (name: string) => void

/** Watches a pool for durable effects: commits, and changes outside of a transaction. */
export function watchCommits(pool: Pool, before: BeforeEffect): void {
  const seen = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    watchClient(client, before)
  })
}

function watchClient(client: PoolClient, before: BeforeEffect): void {
  const query = client.query.bind(client)
  const transaction = { isOpen: false, changed: '' }
  Object.defineProperty(client, 'query', {
    value: (...sent: Parameters<typeof query>) => {
      const name = effectOf(textOf(sent[0]).trim().toLowerCase(), transaction)
      if (name) before(name)
      return query(...sent)
    },
  })
}

/** When a session was last seen, which a call writes now and then, more often on a slow machine. */
const SESSION_SEEN = 'update of sessions'

/** Returns the durable effect of a statement and updates the open transaction. */
function effectOf(
  words: string,
  transaction: { isOpen: boolean; changed: string },
): string | undefined {
  const { isOpen, changed } = transaction
  const [verb] = /^\w+/.exec(words) ?? ['']
  if (verb === 'begin') Object.assign(transaction, { isOpen: true, changed: '' })
  if (verb === 'rollback' || verb === 'commit') transaction.isOpen = false
  if (verb === 'commit') return changed && `commit of the ${changed}`
  if (!/insert|update|delete/.test(verb)) return undefined
  const change = changeOf(words)
  if (change === SESSION_SEEN) return undefined
  if (!isOpen) return change
  transaction.changed ||= change
  return undefined
}

function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  return typeof sent === 'object' && sent !== null && 'text' in sent ? String(sent.text) : ''
}

/** Formats `insert into "checkouts" …` as "insert of checkouts". */
function changeOf(words: string): string {
  const [, verb = 'change', table = 'something'] =
    /^(insert|update|delete)(?: into| from)?\s+"?(\w+)/.exec(words) ?? []
  return `${verb} of ${table}`
}

const CALLS = ['create', 'expire', 'refund', 'retrieve', 'payment'] as const

/** Wraps a gateway to announce every call to the provider. */
export function watchProvider(gateway: PaymentGateway, before: BeforeEffect): PaymentGateway {
  const watched: PaymentGateway = { ...gateway }
  for (const call of CALLS)
    Object.assign(watched, {
      [call]: (...sent: never[]) => {
        before(`${call} at the provider`)
        return Reflect.apply(gateway[call], gateway, sent)
      },
    })
  return watched
}
