import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { queryIbms } from './query-ibms.ts'
import { queryPushMessage } from './query-push-message.ts'
import { sendIbms } from './send-ibms.ts'
import { sendInternal } from './send-internal.ts'

export function messageRoutes(serve: Serve) {
  serve.call(contract.messages.queryIbms, queryIbms)
  serve.call(contract.messages.queryPushMessage, queryPushMessage)
  serve.call(contract.messages.sendIbms, sendIbms)
  serve.call(contract.messages.sendInternal, sendInternal)
}
