import { expect } from 'vitest'
import { findLedgerProblems } from '../features/ledger/ledger-proof-store.ts'
import type { TestApp } from './test-app.ts'

/**
 * Checks that every ledger sums to zero, every payment is posted once, and no balance ever fell below zero. For the end of any
 * test that moves money.
 */
export async function expectLedgerProven({ context }: Pick<TestApp, 'context'>): Promise<void> {
  expect(await findLedgerProblems(context.database)).toEqual([])
}
