import { readingCalls } from '@systole/contract/calls/reading-calls'
import { createClient } from '@systole/contract/client'
import { send } from './send.ts'

export const readingClient = createClient(readingCalls, send)
