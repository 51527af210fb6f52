import type { authCalls } from '@systole/contract/calls/auth-calls'
import type { caseCalls } from '@systole/contract/calls/case-calls'
import type { moneyCalls } from '@systole/contract/calls/money-calls'
import type { officeCalls } from '@systole/contract/calls/office-calls'
import type { readingCalls } from '@systole/contract/calls/reading-calls'
import type { Client as ClientOf } from '@systole/contract/client'
import type { contract } from '@systole/contract/contract'

export type Client = ClientOf<typeof contract>
type Noun = keyof typeof contract
type Calls = Record<string, Record<string, (args: unknown) => unknown>>

/**
 * The client for every call of the portal: `await client.pets.addPet({...})` returns `{ok: true, data}` or `{ok: false, error,
 * code, message}`. Each part of the contract loads, with zod, in its own chunk on its first call, so that the sign-in page
 * renders without them.
 */
export const client: Client = lazyClient()

/** The pause in typing after which the client is loaded; longer than the time between two keys. */
const REST_MS = 600
let rest: ReturnType<typeof setTimeout> | undefined

/** Loads what signing in needs during the first pause while the fields are filled in. */
export function warmUpClient(): void {
  clearTimeout(rest)
  rest = setTimeout(() => void PARTS.door().catch(() => undefined), REST_MS) // the call itself tries again
}

/** Loads the case calls in parallel with the page that will use them. */
export const fetchCaseCalls = () => void PARTS.case().catch(() => undefined)

const PARTS = {
  door: async (): Promise<object> => (await import('./auth-client.ts')).authClient,
  case: async (): Promise<object> => (await import('./case-client.ts')).caseClient,
  money: async (): Promise<object> => (await import('./money-client.ts')).moneyClient,
  office: async (): Promise<object> => (await import('./office-client.ts')).officeClient,
  reading: async (): Promise<object> => (await import('./reading-client.ts')).readingClient,
}

type Part = keyof typeof PARTS
type CallsOf = {
  door: typeof authCalls
  case: typeof caseCalls
  money: typeof moneyCalls
  office: typeof officeCalls
  reading: typeof readingCalls
}
type PartOf<N extends Noun> = { [P in Part]: N extends keyof CallsOf[P] ? P : never }[Part]

const PART_OF: { [N in Noun]: PartOf<N> } = {
  accounts: 'door',
  cases: 'case',
  pets: 'case',
  drafts: 'case',
  uploads: 'case',
  payments: 'case',
  notifications: 'case',
  enquiries: 'reading',
  claims: 'reading',
  ecgRecordings: 'reading',
  ecgPages: 'reading',
  ecgTests: 'reading',
  ecgReviews: 'reading',
  ecgPatches: 'reading',
  mre: 'reading',
  worklistViews: 'reading',
  deskLayouts: 'reading',
  phrases: 'reading',
  measurements: 'reading',
  keyImages: 'reading',
  fileGrades: 'reading',
  filePatients: 'reading',
  deliveries: 'reading',
  messages: 'reading',
  reports: 'reading',
  repeats: 'reading',
  passkeys: 'office',
  pushDevices: 'office',
  registrations: 'office',
  ownAccount: 'office',
  accountDirectory: 'office',
  services: 'office',
  operations: 'office',
  hospitalData: 'office',
  secondFactors: 'office',
  hospitals: 'office',
  credits: 'money',
  creditOffice: 'money',
  paymentDesk: 'money',
  billing: 'money',
  prices: 'money',
}

function lazyClient(): Client {
  const callsOf = (noun: Noun) =>
    new Proxy(Object.create(null), {
      get: (_, call) => async (args: unknown) => {
        const part = await PARTS[PART_OF[noun]]()
        const calls: Calls = part as unknown as Calls // looked up by name; the type of `client` checks the names
        return calls[noun]?.[String(call)]?.(args)
      },
    })
  return new Proxy(Object.create(null), { get: (_, noun) => callsOf(noun as Noun) }) // the type of `client` allows no other name
}
