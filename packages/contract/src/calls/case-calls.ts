import { countSessions } from '../cases/case-filter.ts'
import {
  addSessionData,
  cloneSession,
  createSession,
  queryAllSessions,
  queryEventLog,
  querySessionInfo,
  updateSession,
} from '../cases/cases.ts'
import { deleteDraft, queryDraft, queryDrafts, saveDraft } from '../cases/drafts.ts'
import { deleteSessions, keepSession, restoreSessions } from '../cases/unpaid-cases.ts'
import {
  deleteSessionData,
  queryCaseArchive,
  querySessionData,
  querySupportedFormats,
  queryUploadedData,
} from '../files/uploads.ts'
import {
  addPet,
  queryBreeds,
  queryUserActivities,
  queryUserPet,
  updateUserPet,
} from '../hospitals/pets.ts'
import { createCheckout, expireCheckout, queryCheckout, queryProducts } from '../money/payments.ts'
import {
  countNotifications,
  queryNotifications,
  readNotifications,
} from '../office/notifications.ts'

/** The calls of a clinic from selecting a pet to sending a case. */
export const caseCalls = {
  cases: {
    createSession,
    queryAllSessions,
    countSessions,
    querySessionInfo,
    updateSession,
    cloneSession,
    keepSession,
    deleteSessions,
    restoreSessions,
    addSessionData,
    queryEventLog,
  },
  pets: { addPet, queryUserPet, updateUserPet, queryBreeds, queryUserActivities },
  drafts: { saveDraft, queryDraft, queryDrafts, deleteDraft },
  uploads: {
    querySessionData,
    queryUploadedData,
    queryCaseArchive,
    deleteSessionData,
    querySupportedFormats,
  },
  payments: { queryProducts, createCheckout, expireCheckout, queryCheckout },
  notifications: { queryNotifications, countNotifications, readNotifications },
}
