/** The mail that greets a new account with a link to choose its first password. */
export const welcomeMail = {
  approved: {
    subject: '{{brand}}: your account is ready',
    title: '{{hospital}} is welcome at {{brand}}',
    text: 'Your application is approved. Choose a password and your account is ready: this e-mail address is your login.',
  },
  invited: {
    subject: '{{by}} invites you to {{brand}}',
    title: 'An account for you at {{hospital}}',
    text: '{{by}} has opened an account for you at {{brand}}, for {{hospital}}. Choose a password and it is ready: this e-mail address is your login.',
  },
  hello: 'Hello {{name}},',
  action: 'Choose a password',
  validity:
    'The link works once, for {{days}} days. After that, ask for a new one with “Forgot password?” on the sign-in page.',
  footer: 'You get this mail because an account at {{brand}} was opened for this address.',
} as const
