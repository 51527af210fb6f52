/** The kinds of differences between the provider's records and ours. */
export const DIFFERENCE_KINDS = [
  'paidUnknown',
  'paidNotBooked',
  'bookedNotPaid',
  'amount',
  'refundUnknown',
  'refundMissing',
  'refundState',
  'refundAmount',
  'disputeUnknown',
  'notAnswered',
  'ledger',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** One difference, with formatted amounts and the ids that exist. */
export type Difference = {
  kind: DifferenceKind
  provider: string
  providerId: string
  checkoutId: string
  caseId: string
  theirs: string
  ours: string
}
