/** What support is told about mails themselves. */
export const mailNotices = {
  undelivered: {
    subject: '{{brand}}: a mail could not be delivered',
    title: 'A mail could not be delivered',
    text: 'The address was refused, or the mail server did not take the mail for a day. Tell the recipient in another way and correct the address.',
    recipient: 'Recipient',
    mail: 'Mail',
    case: 'Case',
    footer: 'Sent by {{brand}} to its support.',
  },
  unreached: {
    subject: '{{brand}}: a report has reached nobody',
    title: 'A report has reached nobody',
    text: 'Half an hour after its release no mail server has taken it, and nobody of the hospital has opened it in the portal. Call the hospital, and look at the mail server and the queue.',
    case: 'Case',
    revision: 'Revision',
    footer: 'Sent by {{brand}} to its support.',
  },
} as const
