import { z } from 'zod'

/** The events about which an account is notified in the portal. Issue 5, number 10. */
export const NotificationKind = z.enum([
  'reportReleased',
  'reportCorrected',
  'enquiryAsked',
  'enquiryAnswered',
  'caseRejected',
  'caseLate',
  'caseEnding',
  'caseAssigned',
  'mailUndelivered',
  'repeatAsked',
  'repeatAccepted',
  'repeatDeclined',
  'ecgToPrepare',
  'ecgUnreadable',
  'ecgToReview',
  'ecgQualityAsked',
  'ecgQualityDecided',
  'ecgSentBack',
  'message',
  'internal',
  'refundAsked',
  'erasureAsked',
])
export type NotificationKind = z.infer<typeof NotificationKind>
