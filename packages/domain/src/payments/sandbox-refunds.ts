/** What the test gateway does with refunds of a payment, as a person at its desk chose: at once, seconds later, never, later and in vain, or at once and back again. */
export const REFUNDS_GO = ['through', 'later', 'refused', 'back', 'returned'] as const
export type RefundsGo = (typeof REFUNDS_GO)[number]
