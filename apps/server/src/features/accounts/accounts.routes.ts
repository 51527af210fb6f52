import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { checkSid } from './check-sid.ts'
import { keyGen } from './key-gen.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { queryUserSettings } from './query-user-settings.ts'
import { resetPassword } from './reset-password.ts'
import { setPassword } from './set-password.ts'

export function accountRoutes(serve: Serve) {
  serve.public(contract.accounts.keyGen, keyGen)
  serve.public(contract.accounts.login, login)
  serve.public(contract.accounts.checkSid, checkSid)
  serve.public(contract.accounts.resetPassword, resetPassword)
  serve.public(contract.accounts.setPassword, setPassword)
  serve.call(contract.accounts.logout, logout)
  serve.call(contract.accounts.queryUserSettings, queryUserSettings)
}
