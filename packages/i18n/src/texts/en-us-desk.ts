import { paymentDesk } from './en_us/payment-desk.ts'

/** The texts of the office's payments. */
export const enUsDesk = { paymentDesk }
