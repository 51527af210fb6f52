import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import {
  addMrePhrase,
  approveMreText,
  orderMrePhrases,
  queryMreCatalogue,
  removeMrePhrase,
  saveMrePhrase,
  saveMreText,
} from './change-catalogue.ts'
import { getMrePhrases } from './get-mre-phrases.ts'
import { queryMreHistory } from './query-mre-history.ts'

/** Serves the phrases of ECG reviews and the office's work on them. */
export function mreRoutes(serve: Serve): void {
  serve.call(contract.mre.getMrePhrases, getMrePhrases)
  serve.call(contract.mre.queryMreCatalogue, queryMreCatalogue)
  serve.call(contract.mre.addMrePhrase, addMrePhrase)
  serve.call(contract.mre.saveMrePhrase, saveMrePhrase)
  serve.call(contract.mre.orderMrePhrases, orderMrePhrases)
  serve.call(contract.mre.queryMreHistory, queryMreHistory)
  serve.call(contract.mre.saveMreText, saveMreText)
  serve.call(contract.mre.approveMreText, approveMreText)
  serve.call(contract.mre.removeMrePhrase, removeMrePhrase)
}
