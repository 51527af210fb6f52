import { moneyCalls } from '@systole/contract/calls/money-calls'
import { createClient } from '@systole/contract/client'
import { send } from './send.ts'

export const moneyClient = createClient(moneyCalls, send)
