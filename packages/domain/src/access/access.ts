import type { UserType } from '../accounts/user-type.ts'

/**
 * The reach of a grant: the account's own hospital, the submitted cases of its services (`cases`), all cases of its services, or
 * everything.
 */
export type Reach = 'own' | 'cases' | 'services' | 'all'
type Row = 'public' | 'anyone' | Partial<Record<UserType, Reach>>

const VET: Row = { vet: 'own' }
const VET_AND_ADMIN: Row = { vet: 'own', internal_admin: 'all' }
const ADMIN: Row = { internal_admin: 'all' }
/** The roles that prepare and review ECGs, and what they may do with a submitted case of their services. Handbook 1.3. */
const PATCHERS = { patcher: 'cases', senior_patcher: 'cases' } as const
const REVIEWERS = { reviewer: 'cases', second_reviewer: 'cases' } as const
const ECG_STAFF = { ...PATCHERS, ...REVIEWERS, async_second_reviewer: 'cases' } as const
const READERS: Row = { vet: 'own', cardiologist: 'cases', internal_admin: 'all', ...ECG_STAFF }
/** The roles that see the case log. */
const LOG_READERS: Row = { vet: 'own', cardiologist: 'cases', internal_admin: 'all' }
/** The roles that write to the hospital of a case. Handbook 3. */
const MESSENGERS = { ...ECG_STAFF, internal_admin: 'all' } as const
const MEASURERS: Row = { vet: 'own', cardiologist: 'cases' }
/** The roles that see a report while it is being written. */
const READING_ROOM: Row = { cardiologist: 'cases', internal_admin: 'all' }
const WRITERS: Row = { cardiologist: 'cases', ...REVIEWERS, async_second_reviewer: 'cases' }
const STAFF_DIRECTORY: Row = {
  patcher: 'all',
  senior_patcher: 'all',
  reviewer: 'all',
  second_reviewer: 'all',
  async_second_reviewer: 'all',
  internal_admin: 'all',
  sales: 'all',
  cardiologist: 'all',
}

/**
 * The access table, call × role: which role may make a call and with what reach. A missing entry is refused (-102). portal §6,
 * trust 1.3.
 */
export const ACCESS = {
  keyGen: 'public',
  login: 'public',
  resetPassword: 'public',
  setPassword: 'public',
  checkSid: 'public',
  passkeyOptions: 'public',
  passkeyLogin: 'public',
  registerAccount: 'public',
  confirmRegistration: 'public',
  resendConfirmation: 'public',
  logout: 'anyone',
  queryUserSettings: 'anyone',
  queryOwnAccount: 'anyone',
  updateOwnAccount: 'anyone',
  changePassword: 'anyone',
  queryAccountSessions: 'anyone',
  endAccountSession: 'anyone',
  endOtherSessions: 'anyone',
  proofOptions: 'anyone',
  setUpTotp: 'anyone',
  confirmTotp: 'anyone',
  turnOffTotp: 'anyone',
  renewRecoveryCodes: 'anyone',
  startPasskey: 'anyone',
  addPasskey: 'anyone',
  renamePasskey: 'anyone',
  removePasskey: 'anyone',
  /** The own browsers that get notifications, and when. */
  queryPushDevices: 'anyone',
  addPushDevice: 'anyone',
  removePushDevice: 'anyone',
  testPushDevice: 'anyone',
  setQuietHours: 'anyone',
  resetSecondFactor: { internal_admin: 'all' },
  saveDraft: 'anyone',
  queryDraft: 'anyone',
  queryDrafts: 'anyone',
  deleteDraft: 'anyone',
  queryBreeds: 'anyone',
  querySupportedFormats: 'anyone',
  addPet: VET_AND_ADMIN,
  queryUserPet: VET_AND_ADMIN,
  updateUserPet: VET_AND_ADMIN,
  queryUserActivities: VET_AND_ADMIN,
  queryAccounts: ADMIN,
  changeAccounts: ADMIN,
  changeServices: ADMIN,
  queryRegistrations: ADMIN,
  decideRegistration: ADMIN,
  queryCreditPlans: ADMIN,
  querySessionCredits: {
    patcher: 'services',
    senior_patcher: 'services',
    internal_admin: 'all',
    sales: 'all',
  },
  changeSessionCredits: ADMIN,
  queryCreditHospitals: { internal_admin: 'all', sales: 'all' },
  queryCreditLedger: { vet: 'own', internal_admin: 'all', sales: 'all' },
  changeCreditOffice: ADMIN,
  queryVetUsers: { ...STAFF_DIRECTORY, vet: 'own' },
  queryAllReviewers: STAFF_DIRECTORY,
  queryHospital: VET_AND_ADMIN,
  updateHospital: VET_AND_ADMIN,
  /** The reviews that a hospital requires of its ECGs. SPEC E7. */
  queryHospitalReviews: ADMIN,
  setHospitalReviews: ADMIN,
  addHospitalLogo: VET_AND_ADMIN,
  deleteHospitalLogo: VET_AND_ADMIN,
  queryHospitalStaff: VET_AND_ADMIN,
  inviteHospitalStaff: VET_AND_ADMIN,
  resendInvitation: VET_AND_ADMIN,
  removeHospitalStaff: VET_AND_ADMIN,
  createSession: VET_AND_ADMIN,
  queryAllSessions: { ...READERS, patcher: 'services', sales: 'all' },
  querySessionInfo: READERS,
  /** Beside the fields with rows of their own, a step of the service; a right decides on each. */
  updateSession: { ...READERS, patcher: 'services' },
  /** A field of `updateSession`: the pet of an unpaid case. */
  moveCase: VET_AND_ADMIN,
  /** A field of `updateSession`. ROLE-3. */
  writeReviewerNote: {
    vet: 'own',
    patcher: 'services',
    senior_patcher: 'services',
    internal_admin: 'all',
  },
  /** The other notes of an ECG case, a field of `updateSession`. NOTE-1. */
  writeOtherNotes: { ...REVIEWERS, async_second_reviewer: 'cases', internal_admin: 'all' },
  /** The fields of `updateSession` about the preparation of an ECG, and the decision about its quality. Handbook 1.2. */
  writePreparation: { ...PATCHERS, reviewer: 'cases', internal_admin: 'all' },
  judgeQuality: { senior_patcher: 'cases', internal_admin: 'all' },
  /** The fields of `updateSession` that the hospital fills in. */
  writeClinicalInput: VET,
  explainAbsentFiles: VET,
  cloneSession: VET,
  keepSession: VET_AND_ADMIN,
  deleteSessions: VET,
  restoreSessions: VET,
  addSessionData: VET,
  querySessionData: READERS,
  queryUploadedData: READERS,
  queryCaseArchive: READERS,
  uploadChunk: VET_AND_ADMIN,
  queryEcgRecordings: READERS,
  /** Also the chunks of an upload with type `ecg_import`. E22. */
  importEcgFile: { ...PATCHERS, reviewer: 'cases', internal_admin: 'all' },
  saveEcgValue: { ...MEASURERS, ...ECG_STAFF },
  /** How the recordings of a hospital score. */
  queryRecordingQuality: VET_AND_ADMIN,
  queryEcgPatches: READERS,
  saveEcgPatch: ECG_STAFF,
  /** The page of an ECG review; its calls are those of reports. */
  reviewEcg: { ...REVIEWERS, async_second_reviewer: 'cases' },
  /** The own figures; an admin reads those of anyone. SPEC E27. */
  queryReviewAgreement: { ...REVIEWERS, async_second_reviewer: 'cases', internal_admin: 'all' },
  /** The own readings that others read otherwise. */
  queryReviewCalibration: { ...REVIEWERS, async_second_reviewer: 'cases' },
  queryMre: { ...ECG_STAFF, internal_admin: 'all' },
  queryMreResult: { ...ECG_STAFF, internal_admin: 'all' },
  changeMre: ADMIN,
  queryTestReviewData: { ...ECG_STAFF, cardiologist: 'cases', internal_admin: 'all' },
  /** The ticket in the address of the page decides. */
  openEcgPage: 'public',
  /** The rows of the pages decide. */
  sidAction: 'anyone',
  queryMeasurements: READERS,
  queryCaseMeasurements: READING_ROOM,
  saveMeasurement: MEASURERS,
  deleteMeasurement: MEASURERS,
  deleteSessionData: VET_AND_ADMIN,
  /** The files of a submitted case. */
  deleteSubmittedData: ADMIN,
  queryProducts: VET,
  queryStatement: VET_AND_ADMIN,
  openBillingFile: VET_AND_ADMIN,
  queryInvoices: { vet: 'own', internal_admin: 'all', sales: 'all' },
  queryPrices: ADMIN,
  setPrice: ADMIN,
  querySellers: ADMIN,
  updateSeller: ADMIN,
  createCheckout: VET,
  expireCheckout: VET,
  queryCheckout: VET,
  queryKeyImages: READING_ROOM,
  addKeyImage: { cardiologist: 'cases' },
  queryFileGrades: READING_ROOM,
  gradeFile: { cardiologist: 'cases' },
  queryFilePatients: READING_ROOM,
  confirmFilePatients: { cardiologist: 'cases' },
  queryDeskPayments: ADMIN,
  requestRefund: ADMIN,
  decideRefund: ADMIN,
  handlePayment: ADMIN,
  applyPayment: ADMIN,
  queryPaymentReports: ADMIN,
  queryReviewData: READERS,
  /** The draft of a report, one of the replies of `queryReviewData`. */
  queryDraftReport: { cardiologist: 'cases', ...REVIEWERS, async_second_reviewer: 'cases' },
  /** A patcher signs the normal report of an ECG alone. SPEC E8. */
  addReviewData: { cardiologist: 'cases', ...ECG_STAFF },
  /** The drafts of `addReviewData`, and the pages on which reports are written. */
  writeReport: WRITERS,
  undoRelease: { cardiologist: 'cases', ...PATCHERS, ...REVIEWERS, async_second_reviewer: 'cases' },
  startCorrection: WRITERS,
  cancelCorrection: WRITERS,
  queryRevisionHistory: READERS,
  verifyReport: 'public',
  queryRepeats: READERS,
  askRepeat: VET_AND_ADMIN,
  decideRepeat: { cardiologist: 'cases', reviewer: 'cases', internal_admin: 'all' },
  queryEventLog: LOG_READERS,
  visitCase: { cardiologist: 'cases', internal_admin: 'all', ...ECG_STAFF },
  takeOverCase: { cardiologist: 'cases', ...REVIEWERS },
  assignCase: ADMIN,
  /** A step of `updateSession`; other roles call it for other steps. */
  rejectCase: ADMIN,
  queryDeliveries: READERS,
  resendReport: VET_AND_ADMIN,
  openReport: VET,
  queryUndelivered: ADMIN,
  settleMail: ADMIN,
  markBounced: ADMIN,
  queryFailedJobs: ADMIN,
  settleFailedJob: ADMIN,
  queryStorageChecks: ADMIN,
  /** The operations page; a senior patcher sees the cases of its services. */
  queryCaseFigures: { senior_patcher: 'cases', internal_admin: 'all' },
  queryOfficeFigures: ADMIN,
  /** Every hospital with its plans, people and changes. */
  queryOfficeHospitals: ADMIN,
  queryHospitalData: ADMIN,
  exportHospitalData: ADMIN,
  eraseHospitalData: ADMIN,
  queryIbms: MESSENGERS,
  queryPushMessage: MESSENGERS,
  sendIbms: MESSENGERS,
  sendInternal: { cardiologist: 'cases', ...MESSENGERS },
  queryNotifications: 'anyone',
  countNotifications: 'anyone',
  readNotifications: 'anyone',
  worklistViews: STAFF_DIRECTORY,
  deskLayouts: READING_ROOM,
  queryPhrases: STAFF_DIRECTORY,
  changePhrases: { cardiologist: 'cases', internal_admin: 'all' },
  notePhraseUse: { cardiologist: 'cases' },
  queryEnquiries: READERS,
  askClinic: { cardiologist: 'cases', ...PATCHERS, ...REVIEWERS },
  answerEnquiry: { vet: 'own', cardiologist: 'cases', ...REVIEWERS },
  withdrawEnquiry: { cardiologist: 'cases', internal_admin: 'all', ...PATCHERS, ...REVIEWERS },
  askAfterReport: VET,
  /** The web pages of a clinic and of the staff; a page with its own call is opened by the row of that call. */
  clinicPages: VET,
  staffPages: STAFF_DIRECTORY,
} as const satisfies Record<string, Row>

export type AccessRow = keyof typeof ACCESS

/** Returns the reach of a role in a call, or `undefined` if the role may not make the call. */
export function reachOf(row: AccessRow, userType: UserType): Reach | undefined {
  const grants: Row = ACCESS[row]
  if (grants === 'public' || grants === 'anyone') return userType === 'vet' ? 'own' : 'all'
  return grants[userType]
}

/** Returns true if the role may make the call, or use the part of a call that has its own row. */
export function can(userType: UserType, row: AccessRow): boolean {
  return reachOf(row, userType) !== undefined
}

export function isPublic(row: AccessRow): boolean {
  const grants: Row = ACCESS[row]
  return grants === 'public'
}
