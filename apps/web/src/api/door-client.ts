import { createClient } from '@systole/contract/client'
import { doorCalls } from '@systole/contract/door-calls'
import { send } from './send.ts'

export const doorClient = createClient(doorCalls, send)
