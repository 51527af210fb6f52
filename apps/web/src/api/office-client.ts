import { createClient } from '@systole/contract/client'
import { officeCalls } from '@systole/contract/office-calls'
import { send } from './send.ts'

export const officeClient = createClient(officeCalls, send)
