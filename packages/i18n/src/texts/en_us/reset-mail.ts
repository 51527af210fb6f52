/** The mail with the link that sets a new password. */
export const resetMail = {
  subject: '{{brand}}: choose a new password',
  title: 'Choose a new password',
  hello: 'Hello {{name}},',
  asked:
    'Someone asked for a new password for your {{brand}} account. If it was you, choose one now.',
  validity: 'The link works once, for {{minutes}} minutes.',
  action: 'Choose a password',
  ignore: 'If it was not you, ignore this mail: nothing has changed.',
  footer: 'You get this mail because a new password was asked for at {{brand}}.',
} as const
