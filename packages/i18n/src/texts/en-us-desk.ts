import { paymentDesk } from './en_us/payment-desk.ts'

/** Payments as the office sees them. */
export const enUsDesk = { paymentDesk }
