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
  staff: {
    subject: '{{by}} invites you to {{brand}}',
    title: 'An account for you at {{brand}}',
    text: '{{by}} has opened an account for you at {{brand}}. Choose a password to start. You sign in with this e-mail address.',
  },
  newPassword: {
    subject: '{{brand}}: choose a new password',
    title: 'Choose a new password',
    text: '{{by}} sends you this link to choose a new password. Your current password works until you have used it.',
  },
  enabled: {
    subject: '{{brand}}: your account is open again',
    title: 'Your account is open again',
    text: '{{by}} has enabled your account at {{brand}} again. Choose a new password to sign in with this e-mail address.',
  },
  hello: 'Hello {{name}},',
  action: 'Choose a password',
  validity:
    'The link works once, for {{days}} days. After that, ask for a new one with “Forgot password?” on the sign-in page.',
  footer: 'You get this mail because an account at {{brand}} was opened for this address.',
} as const
