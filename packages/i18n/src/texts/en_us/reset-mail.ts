/** The mail with the link that sets a new password. */
export const resetMail = {
  subject: '{{brand}}: set a new password',
  title: 'Set a new password',
  hello: 'Hello {{name}},',
  asked: 'Someone requested a new password for your {{brand}} account. If it was you, set one now.',
  validity: 'The link works once and is valid for {{minutes}} minutes.',
  action: 'Set password',
  ignore: 'If it wasn’t you, you can ignore this email. Nothing has changed.',
  footer: 'You received this email because a new password was requested at {{brand}}.',
} as const
