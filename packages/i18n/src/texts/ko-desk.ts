import { paymentDesk } from './ko/payment-desk.ts'

/** The texts of the office's payments. */
export const koDesk = { paymentDesk }
