import { paymentDesk } from './zh_hk/payment-desk.ts'

/** The texts of the office's payments. */
export const zhHkDesk = { paymentDesk }
