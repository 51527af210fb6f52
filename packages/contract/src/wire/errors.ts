/** The error catalogue: the wire code and default message of every failure. portal.md §8, wire.md. */
export const ERRORS = {
  unknown: {
    code: -1,
    message: 'Something went wrong on our side. Nothing was changed. Please try again.',
  },
  loginRefused: { code: -101, message: 'The email or password is incorrect.' },
  accessDenied: { code: -102, message: 'Your account does not have access to this.' },
  invalidParameter: { code: -103, message: 'A field is missing or malformed.' },
  petNotFound: { code: -111, message: 'No pet can be found with the input information' },
  duplicatePetName: { code: -126, message: 'A pet with this name is already in your records.' },
  invalidCharacter: { code: -134, message: 'A field contains a character that cannot be used.' },
  tooManyRequests: { code: -429, message: 'Too many requests. Wait a moment and try again.' },
  invalidSession: { code: -1002, message: 'Your session has ended. Sign in again.' },
  secondFactorRequired: {
    code: -1003,
    message: 'This account uses two-factor sign-in. Send a code or a passkey as well.',
  },
  secondFactorRefused: { code: -1004, message: 'This code is incorrect or has already been used.' },
  proofRefused: {
    code: -1005,
    message: 'This password or code is incorrect. Nothing was changed.',
  },
  passkeyRefused: { code: -1006, message: 'This passkey does not match any account here.' },
  accountNotFound: { code: -1007, message: 'This account cannot be found.' },
  secondFactorMissing: {
    code: -1008,
    message: 'This account requires an authenticator app. Set one up first.',
  },
  emailTaken: { code: -1011, message: 'This email already has a vet account.' },
  noCreditPlan: {
    code: -4006,
    message: 'This account has no valid credit plan. Contact support.',
  },
  severalCreditPlans: {
    code: -4013,
    message: 'This account has more than one credit plan. Contact support.',
  },
  notEnoughCredits: { code: -4014, message: 'There are not enough credits.' },
  creditDeductionFailed: { code: -4015, message: 'The credits could not be deducted.' },
  creditRefundTooLarge: { code: -4016, message: 'That is more credits than can be refunded.' },
  creditServerError: { code: -4019, message: 'The credit server is not responding.' },
  distributorNoQuota: { code: -4020, message: 'The distributor has no quota left.' },
  noCreditNeeded: { code: -4021, message: 'This case does not need credits.' },
  creditsAlreadyDeducted: {
    code: -4022,
    message: 'The credits for this case have already been deducted.',
  },
  noCreditDeducted: { code: -4023, message: 'No credits were deducted for this case.' },
  unknownCreditError: { code: -4024, message: 'The credit server reported an unknown error.' },
  queryError: { code: -6001, message: 'The query could not be completed.' },
  caseNotFound: { code: -6002, message: 'This case cannot be found.' },
  severalAccounts: { code: -6014, message: 'This email has more than one account. Choose a role.' },
  alreadyCloned: { code: -6023, message: 'This case already has a follow-up.' },
  wrongStatus: { code: -6024, message: 'The case is not in the right status for this step.' },
  versionConflict: { code: -6025, message: 'Someone else has changed this.' },
  reasonRequired: { code: -6026, message: 'A reason is required.' },
  notHolder: { code: -6027, message: 'The case is no longer assigned to you.' },
  releasePending: {
    code: -6028,
    message: 'The report is signed and about to be released. Undo the signature first.',
  },
  releaseDone: {
    code: -6029,
    message: 'The report has already been released and cannot be withdrawn.',
  },
  repeatAsked: {
    code: -6030,
    message: 'Re-performance of this report has already been requested.',
  },
  repeatOver: {
    code: -6031,
    message: 'Re-performance can be requested within one day of the report.',
  },
  tooManyViews: { code: -6101, message: 'You can keep up to 20 saved views.' },
  productNotFound: { code: -7001, message: 'This product is not offered for this case.' },
  checkoutNotFound: { code: -7002, message: 'This checkout does not exist or has expired.' },
  alreadyPaid: { code: -7003, message: 'This case has already been paid.' },
  requiredFilesMissing: { code: -7004, message: 'Required test results are missing.' },
  modeFixed: { code: -7005, message: 'The mode cannot be changed after payment.' },
  caseNotPayable: { code: -7006, message: 'This case cannot be paid now.' },
  priceChanged: {
    code: -7007,
    message: 'The price has changed since it was shown. No checkout was created.',
  },
  termsChanged: {
    code: -7008,
    message: 'The user and payment terms have changed since they were shown.',
  },
  billingNotFound: { code: -7301, message: 'This payment or invoice cannot be found.' },
  paymentNotFound: { code: -7101, message: 'This payment cannot be found.' },
  nothingToRefund: { code: -7102, message: 'This payment has already been fully refunded.' },
  refundTooLarge: { code: -7103, message: 'That is more than can still be refunded.' },
  refundUnderWay: { code: -7104, message: 'Another refund of this payment has not been sent yet.' },
  paymentDisputed: {
    code: -7105,
    message: 'The cardholder has disputed this payment. The bank will decide who gets the money.',
  },
  refundNotFound: { code: -7106, message: 'This refund cannot be found.' },
  sameRefunder: {
    code: -7107,
    message: 'A refund has to be approved by someone other than the person who requested it.',
  },
  refundDecided: { code: -7108, message: 'This refund has already been decided or withdrawn.' },
  unsupportedFormat: { code: -8001, message: 'This file format is not supported.' },
  duplicateFileName: { code: -8002, message: 'A file with this name is already in this case.' },
  fileTooLarge: { code: -8003, message: 'The file is larger than 1 GB.' },
  contentMismatch: { code: -8004, message: 'The content of the file does not match its format.' },
  chunkRefused: {
    code: -8005,
    message: 'This part does not match the file that was announced.',
  },
  uploadNotFound: { code: -8006, message: 'This upload does not exist.' },
  storageFull: {
    code: -8007,
    message: 'The storage of the hospital is too full for this file.',
  },
  tooManyPixels: { code: -8008, message: 'The image has more than 100 million pixels.' },
  measurementNotFound: {
    code: -8101,
    message: 'This file or this measurement cannot be found.',
  },
  enquiryNotFound: { code: -8201, message: 'This question cannot be found.' },
  enquiryOpen: { code: -8202, message: 'A question in this case is still waiting for an answer.' },
  enquiriesUsed: {
    code: -8203,
    message:
      'The follow-up questions included with the report have been used. A reconsult can be requested.',
  },
  enquiriesOver: {
    code: -8204,
    message:
      'Follow-up questions are included for seven days after the report. A reconsult can be requested.',
  },
  mailUnderWay: { code: -8301, message: 'The last email to this address is still being sent.' },
  resentTooOften: {
    code: -8302,
    message: 'This report cannot be resent to this address any more times. Contact support.',
  },
  mailNotFound: { code: -8303, message: 'This email cannot be found.' },
  hospitalNotFound: { code: -9001, message: 'This hospital cannot be found.' },
  colleagueNotFound: { code: -9002, message: 'This account does not belong to the hospital.' },
  alreadyColleague: {
    code: -9003,
    message: 'This address already has an account at the hospital.',
  },
  addressTaken: { code: -9004, message: 'An account cannot be created for this address.' },
  staffFull: { code: -9005, message: 'The hospital has reached its account limit.' },
  ownAccount: { code: -9006, message: 'You cannot do this to your own account. Ask a colleague.' },
  lastAccount: { code: -9007, message: 'The last account of a hospital cannot be removed.' },
  lastAdmin: {
    code: -9009,
    message: 'The last internal admin who can sign in has to keep this role and stay enabled.',
  },
  exportNotFound: { code: -9101, message: 'This export cannot be found, or it was removed.' },
  exportUnderWay: { code: -9102, message: 'An export of this hospital’s data is being prepared.' },
  erasureNotFound: { code: -9103, message: 'This erasure cannot be found.' },
  erasureDecided: { code: -9104, message: 'This erasure has already been decided or withdrawn.' },
  sameEraser: {
    code: -9105,
    message: 'An erasure has to be approved by someone other than the person who requested it.',
  },
  erasureBlocked: {
    code: -9106,
    message: 'Open cases or payments of this hospital prevent its erasure.',
  },
  erasureAsked: {
    code: -9107,
    message: 'The erasure of this hospital has already been requested.',
  },
  distributorNotFound: { code: -9008, message: 'This distributor cannot be found.' },
} as const satisfies Record<string, { code: number; message: string }>

export type ErrorName = keyof typeof ERRORS

/** Failures that any call can have, so that endpoints do not list them. */
export type CommonError =
  | 'unknown'
  | 'invalidParameter'
  | 'invalidCharacter'
  | 'invalidSession'
  | 'accessDenied'
  | 'secondFactorMissing'
  | 'tooManyRequests'
  | 'queryError'

/** Returns the name of a wire code, or `undefined` for a code outside the catalogue. */
export function errorNameOf(code: number): ErrorName | undefined {
  const names = Object.keys(ERRORS) as ErrorName[] // the keys of the table above
  return names.find((name) => ERRORS[name].code === code)
}
