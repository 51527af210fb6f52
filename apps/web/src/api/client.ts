import type { Client as ClientOf } from '@systole/contract/client'
import type { contract } from '@systole/contract/contract'

export type Client = ClientOf<typeof contract>
type Calls = Record<string, Record<string, (args: unknown) => unknown>>

/**
 * Every call of the portal: `await client.pets.addPet({...})` answers `{ok: true, data}` or
 * `{ok: false, error, code, message}`. Contract and zod arrive in a chunk of their own with the first
 * call, so that the sign-in page paints without them.
 */
export const client: Client = lazyClient()

/** Fetches the chunk before it is needed: while the fields are filled in. */
export const warmUpClient = () => void loadClient()

const loadClient = () => import('./real-client.ts')

function lazyClient(): Client {
  const callsOf = (noun: string) =>
    new Proxy(Object.create(null), {
      get: (_, call) => async (args: unknown) => {
        const { realClient } = await loadClient()
        const calls: Calls = realClient as unknown as Calls // looked up by name; the type of `client` guards the names
        return calls[noun]?.[String(call)]?.(args)
      },
    })
  return new Proxy(Object.create(null), { get: (_, noun) => callsOf(String(noun)) })
}
