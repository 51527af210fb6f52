import type { ErrorName } from '@systole/contract/wire/errors'

/**
 * The interface's reaction to a refusal that no screen handles itself.
 * field: names the field, with its characters · retry: offers another attempt and keeps the content · wait: counts down first ·
 * reload: loads the current state · page: replaces the page, with a way back · support: offers to write to support · followUp:
 * links to the existing case · own: the screen asks (a role, another name, a version) · `tell`: explains what to do
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

/** The reaction to every refusal of the wire; a new refusal does not compile without one. ERR-1. */
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
