import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addSessionData } from './add-session-data.ts'
import { cloneSession } from './clone-session.ts'
import { createSession } from './create-session.ts'
import { deleteSessions, restoreSessions } from './delete-sessions.ts'
import { keepSession } from './keep-session.ts'
import { queryAllSessions } from './query-all-sessions.ts'
import { queryEventLog } from './query-event-log.ts'
import { querySessionInfo } from './query-session-info.ts'
import { updateSession } from './update-session.ts'

export function caseRoutes(serve: Serve) {
  serve.call(contract.cases.createSession, createSession)
  serve.read(contract.cases.queryAllSessions, queryAllSessions)
  serve.read(contract.cases.querySessionInfo, querySessionInfo)
  serve.call(contract.cases.updateSession, updateSession)
  serve.call(contract.cases.cloneSession, cloneSession)
  serve.call(contract.cases.keepSession, keepSession)
  serve.call(contract.cases.deleteSessions, deleteSessions)
  serve.call(contract.cases.restoreSessions, restoreSessions)
  serve.call(contract.cases.addSessionData, addSessionData)
  serve.call(contract.cases.queryEventLog, queryEventLog)
}
