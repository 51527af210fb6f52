import { paymentDesk } from './ko/payment-desk.ts'

/** Payments as the office sees them. */
export const koDesk = { paymentDesk }
