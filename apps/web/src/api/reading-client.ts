import { createClient } from '@systole/contract/client'
import { readingCalls } from '@systole/contract/reading-calls'
import { send } from './send.ts'

export const readingClient = createClient(readingCalls, send)
