/** The mails to support about undelivered mails. */
export const mailNotices = {
  undelivered: {
    subject: '{{brand}}: an email could not be delivered',
    title: 'An email could not be delivered',
    text: 'The address was rejected, or the mail server did not accept the email for a day. Reach the recipient another way and correct the address.',
    recipient: 'Recipient',
    mail: 'Email',
    case: 'Case',
  },
  unreached: {
    subject: '{{brand}}: a report has not been delivered',
    title: 'A report has not been delivered',
    text: 'Half an hour after its release, no mail server has accepted it and nobody at the hospital has opened it in the portal. Call the hospital, and check the mail server and the queue.',
    case: 'Case',
    revision: 'Revision',
  },
} as const
