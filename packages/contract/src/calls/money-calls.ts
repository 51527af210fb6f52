import { openBillingFile, queryInvoices, queryStatement } from '../money/billing.ts'
import {
  bindCreditPlan,
  bindDistributor,
  changeDistributorQuota,
  changeHospitalCredits,
  queryCreditHospitals,
  queryCreditLedger,
  queryDistributors,
  saveCreditPlan,
  saveDistributor,
} from '../money/credit-office.ts'
import {
  changeCaseService,
  deductCredits,
  queryCreditPlans,
  querySessionCredits,
  refundCredits,
} from '../money/credits.ts'
import {
  applyPayment,
  decideRefund,
  handlePayment,
  queryDeskPayments,
  queryPaymentReports,
  requestRefund,
} from '../money/payment-desk.ts'
import { queryPrices, querySellers, setPrice, updateSeller } from '../money/prices.ts'

/** The calls for payments, prices and credits, which few pages use. */
export const moneyCalls = {
  credits: {
    queryCreditPlans,
    querySessionCredits,
    deductCredits,
    refundCredits,
    changeCaseService,
  },
  creditOffice: {
    queryCreditHospitals,
    queryCreditLedger,
    changeHospitalCredits,
    queryDistributors,
    saveDistributor,
    changeDistributorQuota,
    saveCreditPlan,
    bindCreditPlan,
    bindDistributor,
  },
  billing: { queryStatement, openBillingFile, queryInvoices },
  prices: { queryPrices, setPrice, querySellers, updateSeller },
  paymentDesk: {
    queryDeskPayments,
    requestRefund,
    decideRefund,
    handlePayment,
    applyPayment,
    queryPaymentReports,
  },
}
