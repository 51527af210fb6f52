import { createClient } from '@systole/contract/client'
import { contract } from '@systole/contract/contract'
import { send } from './send.ts'

export const realClient = createClient(contract, send)
