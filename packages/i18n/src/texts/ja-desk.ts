import { paymentDesk } from './ja/payment-desk.ts'

/** The texts of the office's payments. */
export const jaDesk = { paymentDesk }
