import { paymentDesk } from './zh_hk/payment-desk.ts'

/** Payments as the office sees them. */
export const zhHkDesk = { paymentDesk }
