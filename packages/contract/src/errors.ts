/** The error catalogue: the wire code and default message of every failure. portal.md §8, wire.md. */
export const ERRORS = {
  unknown: {
    code: -1,
    message: 'Something went wrong on our side. Nothing was changed. Please try again.',
  },
  loginRefused: { code: -101, message: 'The email or the password is not right.' },
  accessDenied: { code: -102, message: 'Your account may not do this.' },
  invalidParameter: { code: -103, message: 'A field is missing or malformed.' },
  petNotFound: { code: -111, message: 'No pet can be found with the input information' },
  duplicatePetName: { code: -126, message: 'A pet with this name is already in your records.' },
  invalidCharacter: { code: -134, message: 'A field holds a character that cannot be used.' },
  tooManyRequests: { code: -429, message: 'Too many requests. Wait a moment and try again.' },
  invalidSession: { code: -1002, message: 'Your session has ended. Log in again.' },
  secondFactorRequired: {
    code: -1003,
    message: 'This account asks for a second step. Send a code or a passkey along.',
  },
  secondFactorRefused: { code: -1004, message: 'This code is not right, or it was used before.' },
  proofRefused: {
    code: -1005,
    message: 'This password or code is not right. Nothing was changed.',
  },
  passkeyRefused: { code: -1006, message: 'This passkey opens no account here.' },
  accountNotFound: { code: -1007, message: 'This account cannot be found.' },
  secondFactorMissing: {
    code: -1008,
    message: 'This account needs an authenticator app. Set one up before anything else.',
  },
  emailTaken: { code: -1011, message: 'This email already has a vet account.' },
  noCreditPlan: {
    code: -4006,
    message: 'No valid credit plan is bound to this account. Contact support.',
  },
  severalCreditPlans: {
    code: -4013,
    message: 'More than one credit plan is bound to this account. Contact support.',
  },
  notEnoughCredits: { code: -4014, message: 'There are not enough credits.' },
  creditDeductionFailed: { code: -4015, message: 'The credits could not be deducted.' },
  creditRefundTooLarge: { code: -4016, message: 'There are fewer credits to refund than asked.' },
  creditServerError: { code: -4019, message: 'The credit server does not answer.' },
  distributorNoQuota: { code: -4020, message: 'The distributor has no quota left.' },
  noCreditNeeded: { code: -4021, message: 'This case needs no credit.' },
  creditsAlreadyDeducted: {
    code: -4022,
    message: 'The credits of this case were deducted before.',
  },
  noCreditDeducted: { code: -4023, message: 'No credit was deducted for this case.' },
  unknownCreditError: { code: -4024, message: 'The credit server gave an unknown error.' },
  queryError: { code: -6001, message: 'The query could not be answered.' },
  caseNotFound: { code: -6002, message: 'This case cannot be found.' },
  severalAccounts: { code: -6014, message: 'This email has more than one account. Choose a role.' },
  alreadyCloned: { code: -6023, message: 'A follow-up of this case was already made.' },
  wrongStatus: { code: -6024, message: 'The case is not in the right status for this step.' },
  versionConflict: { code: -6025, message: 'Someone else has changed this in the meantime.' },
  reasonRequired: { code: -6026, message: 'A reason is required.' },
  notHolder: { code: -6027, message: 'Another cardiologist has this case, or nobody any more.' },
  releasePending: {
    code: -6028,
    message: 'The report is signed and about to be released. Take the signature back first.',
  },
  releaseDone: { code: -6029, message: 'The report is released and cannot be taken back.' },
  repeatAsked: { code: -6030, message: 'Re-performance of this report was asked for before.' },
  repeatOver: {
    code: -6031,
    message: 'Re-performance can be asked for within one day of the report.',
  },
  tooManyViews: { code: -6101, message: 'There is room for 20 saved views.' },
  productNotFound: { code: -7001, message: 'This product is not offered for this case.' },
  checkoutNotFound: { code: -7002, message: 'This checkout does not exist or is over.' },
  alreadyPaid: { code: -7003, message: 'This case is already paid.' },
  requiredFilesMissing: { code: -7004, message: 'Required test results are missing.' },
  modeFixed: { code: -7005, message: 'The mode cannot change after payment.' },
  caseNotPayable: { code: -7006, message: 'This case cannot be paid now.' },
  priceChanged: {
    code: -7007,
    message: 'The price has changed since it was shown. Nothing was opened to be paid.',
  },
  termsChanged: {
    code: -7008,
    message: 'The user and payment terms have changed since they were shown.',
  },
  billingNotFound: { code: -7301, message: 'This payment or invoice cannot be found.' },
  paymentNotFound: { code: -7101, message: 'This payment cannot be found.' },
  nothingToRefund: { code: -7102, message: 'All of this payment was given back before.' },
  refundTooLarge: { code: -7103, message: 'Less than that is left of this payment.' },
  refundUnderWay: { code: -7104, message: 'Another refund of this payment is not sent yet.' },
  paymentDisputed: {
    code: -7105,
    message: 'The owner of the card disputes this payment. The bank decides about its money.',
  },
  refundNotFound: { code: -7106, message: 'This refund cannot be found.' },
  sameRefunder: { code: -7107, message: 'Who asked for a refund does not approve it.' },
  refundDecided: { code: -7108, message: 'This refund was decided or taken back before.' },
  unsupportedFormat: { code: -8001, message: 'This file format is not supported.' },
  duplicateFileName: { code: -8002, message: 'A file with this name is already in this case.' },
  fileTooLarge: { code: -8003, message: 'The file is larger than 1 GB.' },
  contentMismatch: { code: -8004, message: 'The content of the file does not match its format.' },
  chunkRefused: {
    code: -8005,
    message: 'This part of the file does not fit the file that was announced.',
  },
  uploadNotFound: { code: -8006, message: 'This upload does not exist.' },
  storageFull: {
    code: -8007,
    message: 'The storage of the hospital has no room for this file.',
  },
  tooManyPixels: { code: -8008, message: 'The picture has more than 100 million pixels.' },
  measurementNotFound: {
    code: -8101,
    message: 'This file or this measurement cannot be found.',
  },
  enquiryNotFound: { code: -8201, message: 'This enquiry cannot be found.' },
  enquiryOpen: { code: -8202, message: 'An enquiry of this case still waits for its answer.' },
  enquiriesUsed: {
    code: -8203,
    message: 'The clarifications a report includes are used. A reconsult can be asked for.',
  },
  enquiriesOver: {
    code: -8204,
    message:
      'Clarifications are included for seven days after the report. A reconsult can be asked for.',
  },
  mailUnderWay: { code: -8301, message: 'The last mail to this address is still under way.' },
  resentTooOften: {
    code: -8302,
    message: 'This report was sent to this address as often as it can be. Contact support.',
  },
  mailNotFound: { code: -8303, message: 'This mail cannot be found.' },
  hospitalNotFound: { code: -9001, message: 'This hospital cannot be found.' },
  colleagueNotFound: { code: -9002, message: 'This account is not of the hospital.' },
  alreadyColleague: { code: -9003, message: 'This address has an account of the hospital.' },
  addressTaken: { code: -9004, message: 'No account can be opened for this address.' },
  staffFull: { code: -9005, message: 'The hospital has as many accounts as it can have.' },
  ownAccount: { code: -9006, message: 'You cannot do this to your own account. Ask a colleague.' },
  lastAccount: { code: -9007, message: 'The last account of a hospital stays.' },
  lastAdmin: {
    code: -9009,
    message: 'The last internal admin who can sign in stays one, and stays enabled.',
  },
  exportNotFound: { code: -9101, message: 'This export cannot be found, or it was removed.' },
  exportUnderWay: { code: -9102, message: 'An export of this hospital is being made.' },
  erasureNotFound: { code: -9103, message: 'This erasure cannot be found.' },
  erasureDecided: { code: -9104, message: 'This erasure was decided or withdrawn before.' },
  sameEraser: { code: -9105, message: 'Who asked for an erasure does not approve it.' },
  erasureBlocked: {
    code: -9106,
    message: 'Open cases or payments of this hospital stand in the way of its erasure.',
  },
  erasureAsked: {
    code: -9107,
    message: 'The erasure of this hospital was asked for before.',
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
