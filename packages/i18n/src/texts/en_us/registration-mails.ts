/** The mails around a clinic's application for an account. */
export const registrationMails = {
  hello: 'Hello {{name}},',
  footer:
    'You received this email because someone applied for an account at {{brand}} with this address.',
  facts: { hospital: 'Hospital', contact: 'Contact', reason: 'Reason' },
  confirm: {
    subject: '{{brand}}: confirm your email address',
    title: 'Confirm your email address',
    text: 'Thank you for applying for an account at {{brand}}. Please confirm your email so we can review your application.',
    action: 'Confirm address',
    validity:
      'The link works once and is valid for {{hours}} hours. If you did not apply, you can ignore this email.',
  },
  known: {
    subject: '{{brand}}: you already have an account',
    title: 'You already have an account',
    text: 'Someone applied for an account at {{brand}} with this address, but it already has one. Sign in with this address. If you don’t know the password, use “Forgot password?” on the sign-in page to set a new one.',
    action: 'Sign in',
    ignore: 'If you did not apply, you can ignore this email. Nothing has changed.',
  },
  declined: {
    subject: '{{brand}}: about your application',
    title: 'We could not approve your application',
    text: 'We have reviewed your application for an account at {{brand}} for {{hospital}} and could not approve it.',
    again:
      'If you can clarify this, apply again or write to {{support}}. We review every application afresh.',
    action: 'Apply again',
  },
  arrived: {
    subject: 'New application: {{hospital}}',
    title: '{{hospital}} has applied for an account',
    text: 'The email address is confirmed. Check the license, then approve or decline.',
    country: 'Country',
    licence: 'License',
    email: 'Email',
    message: 'Message',
    action: 'Open the application',
  },
} as const
