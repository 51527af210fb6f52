/** What the test gateway does with refunds of a payment, as a person at its desk chose: at once, seconds later, never, or later and in vain. */
export const REFUNDS_GO = ['through', 'later', 'refused', 'back'] as const
export type RefundsGo = (typeof REFUNDS_GO)[number]
