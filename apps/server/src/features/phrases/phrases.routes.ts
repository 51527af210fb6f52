import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import {
  deletePhrase,
  notePhraseUse,
  orderPhrases,
  queryPhrases,
  savePhrase,
} from './change-phrases.ts'

export function phraseRoutes(serve: Serve) {
  serve.call(contract.phrases.queryPhrases, queryPhrases)
  serve.call(contract.phrases.savePhrase, savePhrase)
  serve.call(contract.phrases.deletePhrase, deletePhrase)
  serve.call(contract.phrases.orderPhrases, orderPhrases)
  serve.call(contract.phrases.notePhraseUse, notePhraseUse)
}
