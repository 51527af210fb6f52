import type { Database, Db } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../ports/clock.ts'
import { dueChange } from './sandbox-state.ts'
import { changeSandboxPayment, lockSandboxPayment, type SandboxPayment } from './sandbox-store.ts'

/** The dependencies of the sandbox ledger, which uses no data of the portal. */
export type SandboxLedger = { database: Database; clock: Clock; jobs: Jobs }

/** Returns the current state of the payment, after applying due changes. */
export async function readPayment(
  ledger: SandboxLedger,
  sandboxId: string,
): Promise<SandboxPayment | undefined> {
  return ledger.database.transaction((tx) => lockUpToDate(ledger, tx, sandboxId))
}

/** Locks the payment after applying due changes. */
export async function lockUpToDate(
  ledger: SandboxLedger,
  tx: Db,
  sandboxId: string,
): Promise<SandboxPayment | undefined> {
  const payment = await lockSandboxPayment(tx, sandboxId)
  const change = payment && dueChange(payment, ledger.clock.now())
  return change ? changeSandboxPayment(tx, sandboxId, change) : payment
}
