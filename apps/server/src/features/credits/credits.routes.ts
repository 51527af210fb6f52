import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { changeCaseService } from './case-credits/change-case-service.ts'
import { deductCredits } from './case-credits/deduct-credits.ts'
import { querySessionCredits } from './case-credits/query-session-credits.ts'
import { refundCredits } from './case-credits/refund-credits.ts'
import { bindCreditPlan, bindDistributor } from './office/bind-hospital.ts'
import { changeHospitalCredits } from './office/change-hospital-credits.ts'
import {
  changeDistributorQuota,
  queryDistributors,
  saveDistributor,
} from './office/distributors.ts'
import { queryCreditHospitals } from './office/query-credit-hospitals.ts'
import { queryCreditLedger } from './office/query-credit-ledger.ts'
import { queryCreditPlans } from './plans/query-credit-plans.ts'
import { saveCreditPlan } from './plans/save-credit-plan.ts'

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
