import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 64 MiB, 3 passes: 54 ms on our machine. trust 1.1.5. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const AT_ONCE = 2

let dummy: Promise<string> | undefined
let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, COST))
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return oneOfFew(() => verify(passwordHash, password))
}

/** Costs what a real check costs, so that an unknown e-mail is not told by the clock. */
export async function verifyNothing(password: string): Promise<false> {
  dummy ??= hashPassword('no account has this password')
  await verifyPassword(await dummy, password)
  return false
}

/** Two at a time: more would fill memory and starve the other calls of threads. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
