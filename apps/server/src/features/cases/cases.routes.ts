import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { deleteSessions, restoreSessions } from './deletion/delete-sessions.ts'
import { addSessionData } from './editing/add-session-data.ts'
import { cloneSession } from './editing/clone-session.ts'
import { createSession } from './editing/create-session.ts'
import { keepSession } from './editing/keep-session.ts'
import type { StepEffects } from './editing/take-step.ts'
import { updateSession } from './editing/update-session.ts'
import { countSessions } from './lists/count-sessions.ts'
import { queryAllSessions } from './lists/query-all-sessions.ts'
import { queryEventLog } from './query-event-log.ts'
import { querySessionInfo } from './views/query-session-info.ts'

/** Serves the cases; `effects` are what steps of ECG cases do to their reviews. */
export function caseRoutes(serve: Serve, effects: StepEffects) {
  serve.call(contract.cases.createSession, createSession)
  serve.read(contract.cases.queryAllSessions, queryAllSessions)
  serve.call(contract.cases.countSessions, countSessions)
  serve.read(contract.cases.querySessionInfo, querySessionInfo)
  serve.call(contract.cases.updateSession, (context, call) => updateSession(context, call, effects))
  serve.call(contract.cases.cloneSession, cloneSession)
  serve.call(contract.cases.keepSession, keepSession)
  serve.call(contract.cases.deleteSessions, deleteSessions)
  serve.call(contract.cases.restoreSessions, restoreSessions)
  serve.call(contract.cases.addSessionData, addSessionData)
  serve.call(contract.cases.queryEventLog, queryEventLog)
}
