import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { bindCreditPlan, bindDistributor } from './bind-hospital.ts'
import { changeCaseService } from './change-case-service.ts'
import { changeHospitalCredits } from './change-hospital-credits.ts'
import { deductCredits } from './deduct-credits.ts'
import { changeDistributorQuota, queryDistributors, saveDistributor } from './distributors.ts'
import { queryCreditHospitals } from './query-credit-hospitals.ts'
import { queryCreditLedger } from './query-credit-ledger.ts'
import { queryCreditPlans } from './query-credit-plans.ts'
import { querySessionCredits } from './query-session-credits.ts'
import { refundCredits } from './refund-credits.ts'
import { saveCreditPlan } from './save-credit-plan.ts'

export function creditRoutes(serve: Serve) {
  const { credits, creditOffice } = contract
  serve.call(credits.queryCreditPlans, queryCreditPlans)
  serve.call(credits.querySessionCredits, querySessionCredits)
  serve.call(credits.deductCredits, deductCredits)
  serve.call(credits.refundCredits, refundCredits)
  serve.call(credits.changeCaseService, changeCaseService)
  serve.call(creditOffice.queryCreditHospitals, queryCreditHospitals)
  serve.call(creditOffice.queryCreditLedger, queryCreditLedger)
  serve.call(creditOffice.changeHospitalCredits, changeHospitalCredits)
  serve.call(creditOffice.queryDistributors, queryDistributors)
  serve.call(creditOffice.saveDistributor, saveDistributor)
  serve.call(creditOffice.changeDistributorQuota, changeDistributorQuota)
  serve.call(creditOffice.saveCreditPlan, saveCreditPlan)
  serve.call(creditOffice.bindCreditPlan, bindCreditPlan)
  serve.call(creditOffice.bindDistributor, bindDistributor)
}
