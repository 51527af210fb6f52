import { authCalls } from '@systole/contract/calls/auth-calls'
import { createClient } from '@systole/contract/client'
import { send } from './send.ts'

export const authClient = createClient(authCalls, send)
