import { officeCalls } from '@systole/contract/calls/office-calls'
import { createClient } from '@systole/contract/client'
import { send } from './send.ts'

export const officeClient = createClient(officeCalls, send)
