import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../../../http/limit-concurrency.ts'
import { NO_PASSWORD } from '../account-store.ts'

/** Argon2id, 64 MiB, 3 passes: 54 ms on the reference machine. trust 1.1.5. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** Limits concurrent hashing; more would fill memory and block the thread pool, and a longer queue would outlast its callers. */
const oneOfFew = limitConcurrency({ atOnce: 2, waiting: 50 })

let dummy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, COST))
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  if (passwordHash === NO_PASSWORD) return verifyNothing(password)
  return oneOfFew(() => verify(passwordHash, password))
}

/** Takes as long as a real check, so that unknown e-mail addresses cannot be detected by timing. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hash('no account has this password', COST)
  await verifyPassword(await dummy, password)
  return false
}
