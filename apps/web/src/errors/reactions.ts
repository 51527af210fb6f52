import type { ErrorName } from '@systole/contract/errors'

/**
 * What the interface does about a refusal that no screen has an answer of its own for.
 * field: names the field, with its characters · retry: offers to try again, and keeps what is shown · wait: counts down first ·
 * reload: shows where things stand now · page: takes the place of the page, with a way back · support: offers to write to support ·
 * followUp: leads to the case that is there already · own: the screen asks (a role, another name, which version) · tell: says what to do
 */
export type Reaction =
  | 'field'
  | 'retry'
  | 'wait'
  | 'reload'
  | 'page'
  | 'support'
  | 'followUp'
  | 'own'
  | 'tell'

/** Every refusal of the wire; a new one does not compile until it has its reaction. ERR-1. */
export const REACTIONS: Record<ErrorName, Reaction> = {
  unknown: 'retry',
  loginRefused: 'tell',
  accessDenied: 'page',
  invalidParameter: 'field',
  petNotFound: 'own',
  duplicatePetName: 'own',
  invalidCharacter: 'field',
  tooManyRequests: 'wait',
  invalidSession: 'own',
  secondFactorRequired: 'own',
  secondFactorRefused: 'tell',
  proofRefused: 'tell',
  releasePending: 'tell',
  releaseDone: 'tell',
  repeatAsked: 'tell',
  repeatOver: 'tell',
  passkeyRefused: 'tell',
  accountNotFound: 'tell',
  secondFactorMissing: 'page',
  lastAdmin: 'tell',
  emailTaken: 'tell',
  noCreditPlan: 'support',
  severalCreditPlans: 'support',
  notEnoughCredits: 'support',
  creditDeductionFailed: 'retry',
  creditRefundTooLarge: 'tell',
  creditServerError: 'retry',
  distributorNoQuota: 'support',
  noCreditNeeded: 'tell',
  creditsAlreadyDeducted: 'tell',
  noCreditDeducted: 'tell',
  unknownCreditError: 'retry',
  queryError: 'retry',
  caseNotFound: 'page',
  severalAccounts: 'own',
  alreadyCloned: 'followUp',
  wrongStatus: 'reload',
  versionConflict: 'own',
  reasonRequired: 'field',
  notHolder: 'own',
  tooManyViews: 'tell',
  productNotFound: 'reload',
  checkoutNotFound: 'retry',
  alreadyPaid: 'reload',
  requiredFilesMissing: 'own',
  modeFixed: 'tell',
  caseNotPayable: 'reload',
  priceChanged: 'own',
  termsChanged: 'reload',
  billingNotFound: 'tell',
  paymentNotFound: 'tell',
  nothingToRefund: 'tell',
  refundTooLarge: 'own',
  refundUnderWay: 'tell',
  paymentDisputed: 'tell',
  refundNotFound: 'tell',
  sameRefunder: 'tell',
  refundDecided: 'tell',
  unsupportedFormat: 'tell',
  duplicateFileName: 'tell',
  fileTooLarge: 'tell',
  contentMismatch: 'tell',
  chunkRefused: 'tell',
  uploadNotFound: 'tell',
  storageFull: 'support',
  tooManyPixels: 'tell',
  measurementNotFound: 'tell',
  enquiryNotFound: 'reload',
  enquiryOpen: 'reload',
  enquiriesUsed: 'tell',
  enquiriesOver: 'tell',
  mailUnderWay: 'tell',
  resentTooOften: 'support',
  mailNotFound: 'reload',
  hospitalNotFound: 'page',
  exportNotFound: 'reload',
  exportUnderWay: 'reload',
  erasureNotFound: 'reload',
  erasureDecided: 'reload',
  sameEraser: 'tell',
  erasureBlocked: 'reload',
  erasureAsked: 'reload',
  colleagueNotFound: 'reload',
  distributorNotFound: 'reload',
  alreadyColleague: 'tell',
  addressTaken: 'tell',
  staffFull: 'support',
  ownAccount: 'tell',
  lastAccount: 'tell',
}
