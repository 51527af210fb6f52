import { HOUR } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { accounts } from '../../apps/server/src/db/schema/accounts.ts'
import { hashPassword } from '../../apps/server/src/features/accounts/passwords/password-hash.ts'
import {
  actorStatement,
  insertSession,
} from '../../apps/server/src/features/accounts/sign-in/session-store.ts'
import { caseListStatement } from '../../apps/server/src/features/cases/lists/case-list-store.ts'
import { caseViewStatement } from '../../apps/server/src/features/cases/views/case-view-store.ts'
import { hashToken, newSessionToken } from '../../apps/server/src/http/access/session-token.ts'
import { createBuilders } from '../../apps/server/src/testing/builders.ts'

const CASES = 500
/** The number of callers; a single one would reach its rate limit. */
const ACCOUNTS = 200
export const PAGE = 10
export const PASSWORD = 'systole-demo'

/** Creates a hospital with 500 cases, sessions of its vets, and the statements that a call runs for them. */
export async function fillCalls(connectionString: string) {
  const { db, close } = openDatabase(connectionString, { connections: 4, onError: () => {} })
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const petId = await build.pet(vet.hospitalId)
  let caseId = ''
  for (let n = 0; n < CASES; n += 1)
    caseId = await build.consult(vet, { petId, status: n % 3 === 0 ? 'open' : 'submit' })
  const { tokens, emails, now } = await openSessions(db, vet.hospitalId)
  const passwordHash = await hashPassword(PASSWORD)
  await db.update(accounts).set({ passwordHash })
  await db.execute('analyze')
  await close()
  return { tokens, caseId, emails, passwordHash, ...statementsFor({ ...vet, caseId, tokens, now }) }
}

/** Returns the statements that the calls run for a vet. */
function statementsFor(given: {
  hospitalId: string
  accountId: string
  caseId: string
  tokens: readonly string[]
  now: Date
}) {
  const { hospitalId, accountId, caseId, tokens, now } = given
  const scope = { reach: 'own', hospitalId } as const
  const actor = { accountId, userType: 'vet' } as const
  const list = caseListStatement({
    filter: {},
    scope,
    order: 'newest',
    limit: PAGE,
    after: undefined,
    viewing: { actor, beside: [], now },
  })
  const detail = caseViewStatement({
    caseId,
    originalId: undefined,
    scope,
    viewing: { actor, beside: ['uploads', 'credits'], now },
  })
  const session = actorStatement(hashToken(tokens[0] ?? ''), { now, idleSince: new Date(0) })
  return { session, list, detail }
}

/** Creates sessions of new vets in the hospital of the demo; returns its newest closed case and the statements of a vet. */
export async function joinDemo(connectionString: string) {
  const { db, close } = openDatabase(connectionString, { connections: 4, onError: () => {} })
  const { rows } = await db.execute<{ hospital_id: string; case_id: string }>(sql`
    select c.hospital_id, max(c.case_id) as case_id from cases c where c.status = 'close'
    group by c.hospital_id order by count(*) desc limit 1`)
  const [found] = rows
  if (!found) throw new Error('The demo has no case')
  const { hospital_id: hospitalId, case_id: caseId } = found
  const { tokens, now } = await openSessions(db, hospitalId)
  await close()
  return { tokens, caseId, ...statementsFor({ hospitalId, accountId: '', caseId, tokens, now }) }
}

async function openSessions(db: Database, hospitalId: string) {
  const build = createBuilders(db)
  const now = new Date()
  const tokens: string[] = []
  const emails: string[] = []
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const { accountId, email } = await build.account('vet', { hospitalId })
    emails.push(email)
    tokens.push(await openSession(db, accountId, now))
  }
  return { tokens, emails, now }
}

async function openSession(db: Database, accountId: string, now: Date): Promise<string> {
  const token = newSessionToken()
  const endsAt = new Date(now.getTime() + HOUR)
  await insertSession(db, { sessionHash: hashToken(token), accountId, kind: 'api', now, endsAt })
  return token
}
