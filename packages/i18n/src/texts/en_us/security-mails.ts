/** What the owner of an account is told when something changed that keeps others out. */
export const securityMails = {
  passwordChanged: {
    subject: '{{brand}}: your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account was changed. Sessions that were open elsewhere have ended.',
  },
  totpOn: {
    subject: '{{brand}}: signing in now takes two steps',
    title: 'The authenticator app is on',
    text: 'From now on, signing in with your password also asks for a code of your authenticator app. Keep the recovery codes where you find them without your telephone. Sessions that were open elsewhere have ended.',
  },
  totpOff: {
    subject: '{{brand}}: the authenticator app is off',
    title: 'The authenticator app is off',
    text: 'Signing in with your password asks for no code any more. The recovery codes are void.',
  },
  recoveryCodesRenewed: {
    subject: '{{brand}}: new recovery codes',
    title: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The earlier ones are void.',
  },
  recoveryCodeUsed: {
    subject: '{{brand}}: a recovery code was used',
    title: 'A recovery code was used to sign in',
    text: 'One of your recovery codes was used to sign in. Codes left: {{left}}. You can make new ones on your account page.',
  },
  passkeyAdded: {
    subject: '{{brand}}: a passkey was added',
    title: 'A passkey was added',
    text: 'The passkey “{{passkey}}” can now sign in to your account.',
  },
  passkeyRemoved: {
    subject: '{{brand}}: a passkey was removed',
    title: 'A passkey was removed',
    text: 'The passkey “{{passkey}}” no longer signs in to your account.',
  },
  secondFactorReset: {
    subject: '{{brand}}: your second step was reset',
    title: 'Our support has reset your second step',
    text: 'The authenticator app, the recovery codes and the passkeys of your account were removed, and its sessions have ended. Sign in with your password, then set up a new second step.',
  },
  accountChanged: {
    subject: '{{brand}}: your account was changed',
    title: 'Your account was changed',
    text: 'An administrator changed the name, title, e-mail address or role of your account. It now reads:',
    notExpected: 'If you did not expect this, write to {{support}}.',
  },
  facts: {
    name: 'Name',
    account: 'Account',
    time: 'Time',
    device: 'Browser',
    address: 'Address',
  },
  unknownDevice: 'Not known',
  action: 'Open your account page',
  notYou:
    'If this was not you: choose a new password with “Forgot password?” on the sign-in page, and write to {{support}}.',
  footer: 'You get this mail because it concerns the safety of your account at {{brand}}.',
} as const
