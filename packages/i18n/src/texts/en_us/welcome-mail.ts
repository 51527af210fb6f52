/** The mail that greets a new account with a link to choose its first password. */
export const welcomeMail = {
  approved: {
    subject: '{{brand}}: your account is ready',
    title: 'Welcome to {{brand}}, {{hospital}}',
    text: 'Your application has been approved. Set a password to start. You sign in with this email address.',
  },
  invited: {
    subject: '{{by}} has invited you to {{brand}}',
    title: 'An account for you at {{hospital}}',
    text: '{{by}} has created an account for you at {{brand}}, for {{hospital}}. Set a password to start. You sign in with this email address.',
  },
  staff: {
    subject: '{{by}} has invited you to {{brand}}',
    title: 'An account for you at {{brand}}',
    text: '{{by}} has created an account for you at {{brand}}. Set a password to start. You sign in with this email address.',
  },
  newPassword: {
    subject: '{{brand}}: set a new password',
    title: 'Set a new password',
    text: '{{by}} has sent you this link to set a new password. Your current password works until you use it.',
  },
  enabled: {
    subject: '{{brand}}: your account has been enabled again',
    title: 'Your account has been enabled again',
    text: '{{by}} has enabled your account at {{brand}} again. Set a new password to sign in with this email address.',
  },
  hello: 'Hello {{name}},',
  action: 'Set password',
  validity:
    'The link works once and is valid for {{days}} days. After that, use “Forgot password?” on the sign-in page to get a new one.',
  footer: 'You received this email because an account at {{brand}} was created for this address.',
} as const
