/** The mails around a clinic's application for an account. */
export const registrationMails = {
  hello: 'Hello {{name}},',
  footer:
    'You get this mail because someone applied for an account at {{brand}} with this address.',
  facts: { hospital: 'Hospital', contact: 'Contact', reason: 'Reason' },
  confirm: {
    subject: '{{brand}}: confirm your e-mail address',
    title: 'Confirm your e-mail address',
    text: 'Thank you for applying for an account at {{brand}}. Confirm that this address is yours, and our team looks at your application.',
    action: 'Confirm address',
    validity:
      'The link works once, for {{hours}} hours. If it was not you who applied, ignore this mail: nothing happens.',
  },
  known: {
    subject: '{{brand}}: you already have an account',
    title: 'You already have an account',
    text: 'Someone applied for an account at {{brand}} with this address, and it has one. Sign in with it; if you do not know the password, “Forgot password?” on the sign-in page sends a link to choose a new one.',
    action: 'Sign in',
    ignore: 'If it was not you who applied, ignore this mail: nothing has changed.',
  },
  declined: {
    subject: '{{brand}}: about your application',
    title: 'We could not approve your application',
    text: 'Our team has looked at your application for an account at {{brand}} for {{hospital}}, and could not approve it.',
    again:
      'If you can clear this up, apply again, or write to {{support}}. We look at every application anew.',
    action: 'Apply again',
  },
  arrived: {
    subject: 'An application waits: {{hospital}}',
    title: '{{hospital}} applies for an account',
    text: 'The e-mail address is confirmed. Check the licence, then approve or decline.',
    country: 'Country',
    licence: 'Licence',
    email: 'E-mail',
    message: 'Message',
    action: 'Open the application',
    footer: 'Sent by {{brand}} to its support.',
  },
} as const
