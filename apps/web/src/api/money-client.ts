import { createClient } from '@systole/contract/client'
import { moneyCalls } from '@systole/contract/money-calls'
import { send } from './send.ts'

export const moneyClient = createClient(moneyCalls, send)
