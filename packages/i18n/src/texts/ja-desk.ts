import { paymentDesk } from './ja/payment-desk.ts'

/** Payments as the office sees them. */
export const jaDesk = { paymentDesk }
