import type { CreditPlanFunding } from '../credits/credit-plan.ts'

/** The kinds of ledger accounts; there is one account for each owner, plan and currency. */
export type LedgerAccountKind =
  | 'clearing'
  | 'bank'
  | 'revenue'
  | 'unmatched'
  | 'refunds'
  | 'disputes'
  | 'dispute_losses'
  | 'fees'
  | 'credits_issued'
  | 'hospital_credits'
  | 'distributor_quota'
  | 'credits_used'

/** The ledger of an account. Real money, sandbox money and credits are never mixed in one posting. */
export type LedgerBook = 'live' | 'test' | 'credits'
/** The currency in which credits are counted. */
export const CREDIT = 'CREDIT'

type Movement = { from: LedgerAccountKind; to: LedgerAccountKind }

/**
 * The postings of each event. An amount is moved from one account (−) to another (+): assets are positive, sources negative, and
 * each posting sums to zero.
 */
export const MONEY_RULES = {
  paymentReceived: { from: 'revenue', to: 'clearing' },
  /** Payments without a submission are set aside for manual review. */
  paymentSetAside: { from: 'unmatched', to: 'clearing' },
  paymentMatched: { from: 'revenue', to: 'unmatched' },
  paymentRefunded: { from: 'clearing', to: 'refunds' },
  unmatchedRefunded: { from: 'clearing', to: 'unmatched' },
  /** A refund that the bank returned. */
  refundReturned: { from: 'refunds', to: 'clearing' },
  unmatchedRefundReturned: { from: 'unmatched', to: 'clearing' },
  disputeOpened: { from: 'clearing', to: 'disputes' },
  disputeWon: { from: 'disputes', to: 'clearing' },
  disputeLost: { from: 'disputes', to: 'dispute_losses' },
  feeCharged: { from: 'clearing', to: 'fees' },
  payoutArrived: { from: 'clearing', to: 'bank' },
} as const satisfies Record<string, Movement>

export const CREDIT_RULES = {
  creditsGranted: { from: 'credits_issued', to: 'hospital_credits' },
  creditsTakenBack: { from: 'hospital_credits', to: 'credits_issued' },
  quotaGranted: { from: 'credits_issued', to: 'distributor_quota' },
  quotaTakenBack: { from: 'distributor_quota', to: 'credits_issued' },
  /** A distributor transfers credits from its quota to a hospital. */
  creditsPassedOn: { from: 'distributor_quota', to: 'hospital_credits' },
  creditsDeducted: { from: 'hospital_credits', to: 'credits_used' },
  creditsRefunded: { from: 'credits_used', to: 'hospital_credits' },
  quotaDeducted: { from: 'distributor_quota', to: 'credits_used' },
  quotaRefunded: { from: 'credits_used', to: 'distributor_quota' },
} as const satisfies Record<string, Movement>

export type MoneyEvent = keyof typeof MONEY_RULES
export type CreditEvent = keyof typeof CREDIT_RULES
export type LedgerEvent = MoneyEvent | CreditEvent

export const DEDUCTION = {
  hospital: 'creditsDeducted',
  distributor: 'quotaDeducted',
} as const satisfies Record<CreditPlanFunding, CreditEvent>
export const CREDIT_REFUND = {
  hospital: 'creditsRefunded',
  distributor: 'quotaRefunded',
} as const satisfies Record<CreditPlanFunding, CreditEvent>

/** The owners of the accounts of an event; owners that an account kind does not need are omitted. */
export type LedgerOwners = {
  provider?: string | undefined
  hospitalId?: string | undefined
  creditPlanId?: string | undefined
  distributorId?: string | undefined
}

export type LedgerAccount = {
  accountId: string
  kind: LedgerAccountKind
  book: LedgerBook
  owner: string
  currency: string
  /** True for an account that must not go below zero; its entries store the running balance. */
  isHeld: boolean
}
export type LedgerEntry = { account: LedgerAccount; amount: number }

const OWNER: Record<LedgerAccountKind, readonly (keyof LedgerOwners)[]> = {
  clearing: ['provider'],
  bank: [],
  revenue: [],
  unmatched: ['provider'],
  refunds: [],
  disputes: ['provider'],
  dispute_losses: [],
  fees: ['provider'],
  credits_issued: [],
  hospital_credits: ['hospitalId', 'creditPlanId'],
  distributor_quota: ['distributorId'],
  credits_used: ['hospitalId'],
}
const NEVER_NEGATIVE: readonly LedgerAccountKind[] = ['hospital_credits', 'distributor_quota']

/** Returns the account of this kind. Its id is derived from kind, owners and currency, so that it is unique. */
export function ledgerAccount(
  kind: LedgerAccountKind,
  { book, currency }: { book: LedgerBook; currency: string },
  owners: LedgerOwners,
): LedgerAccount {
  const names = OWNER[kind].map((name) => {
    const owner = owners[name]
    if (!owner) throw new Error(`an account of ${kind} belongs to a ${name}`)
    return owner
  })
  const accountId = [book, kind, ...names, currency].join(':')
  return {
    accountId,
    kind,
    book,
    currency,
    owner: names[0] ?? '',
    isHeld: NEVER_NEGATIVE.includes(kind),
  }
}

/** Returns the two entries of an event according to the rules above. */
export function entriesOfEvent(
  event: LedgerEvent,
  amount: number,
  purse: { book: LedgerBook; currency: string },
  owners: LedgerOwners,
): LedgerEntry[] {
  const { from, to }: Movement = { ...MONEY_RULES, ...CREDIT_RULES }[event]
  return [
    { account: ledgerAccount(to, purse, owners), amount },
    { account: ledgerAccount(from, purse, owners), amount: -amount },
  ]
}

/** Parses the owners from the id built by `ledgerAccount`. */
export function ownersOfAccount({
  accountId,
  kind,
}: Pick<LedgerAccount, 'accountId' | 'kind'>): LedgerOwners {
  const parts = accountId.split(':').slice(2)
  return Object.fromEntries(OWNER[kind].map((name, index) => [name, parts[index]]))
}
