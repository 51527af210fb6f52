/**
 * The outcomes of refunds in the test gateway, as selected on its page: succeeds immediately, succeeds seconds later, refused,
 * fails later, or succeeds and is then returned.
 */
export const REFUNDS_GO = ['through', 'later', 'refused', 'back', 'returned'] as const
export type RefundsGo = (typeof REFUNDS_GO)[number]
