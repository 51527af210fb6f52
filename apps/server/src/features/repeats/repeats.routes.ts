import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { askRepeat } from './ask-repeat.ts'
import { decideRepeat } from './decide-repeat.ts'
import { queryRepeats } from './query-repeats.ts'

export function repeatRoutes(serve: Serve) {
  serve.call(contract.repeats.queryRepeats, queryRepeats)
  serve.call(contract.repeats.askRepeat, askRepeat)
  serve.call(contract.repeats.decideRepeat, decideRepeat)
}
