import type { Database } from '../db/database.ts'
import type { Clock } from '../ports/clock.ts'
import type { PaymentGateway } from '../ports/payment-gateway.ts'

export function sandboxGateway(_parts: {
  db: Database
  clock: Clock
  secret: Buffer
  publicUrl: () => string
}): PaymentGateway {
  const later = async () => {
    throw new Error('not yet')
  }
  return { type: 'sandbox', live: false, create: later, retrieve: later, expire: later, parseEvent: later }
}
