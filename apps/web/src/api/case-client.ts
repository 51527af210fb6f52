import { caseCalls } from '@systole/contract/calls/case-calls'
import { createClient } from '@systole/contract/client'
import { send } from './send.ts'

export const caseClient = createClient(caseCalls, send)
