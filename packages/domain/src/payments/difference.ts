/** In what a provider's books and ours can differ. */
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

/** One difference; amounts as people read them, ids where there are any. */
export type Difference = {
  kind: DifferenceKind
  provider: string
  providerId: string
  checkoutId: string
  caseId: string
  theirs: string
  ours: string
}
