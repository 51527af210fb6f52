import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { decideRegistration } from './decide-registration.ts'
import { queryRegistrations } from './query-registrations.ts'
import { registerAccount } from './register-account.ts'
import { resendConfirmation } from './resend-confirmation.ts'

export function registrationRoutes(serve: Serve) {
  serve.public(contract.registrations.registerAccount, registerAccount)
  serve.public(contract.registrations.confirmRegistration, confirmRegistration)
  serve.public(contract.registrations.resendConfirmation, resendConfirmation)
  serve.call(contract.registrations.queryRegistrations, queryRegistrations)
  serve.call(contract.registrations.decideRegistration, decideRegistration)
}
