import type { Difference } from '@systole/domain/payments/difference'

const KEPT = 500

/** The result of one reconciliation; differences beyond the first few hundred are only counted. */
export type Findings = {
  payments: number
  refunds: number
  count: number
  differences: Difference[]
}

export function found(findings: Findings, difference: Difference): void {
  findings.count += 1
  if (findings.differences.length < KEPT) findings.differences.push(difference)
}
