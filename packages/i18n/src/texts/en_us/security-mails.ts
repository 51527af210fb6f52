/** The mails to an account's owner about changes to its security. */
export const securityMails = {
  passwordChanged: {
    subject: '{{brand}}: your password was changed',
    title: 'Your password was changed',
    text: 'The password of your account was changed. You have been signed out everywhere else.',
  },
  totpOn: {
    subject: '{{brand}}: two-factor sign-in is on',
    title: 'The authenticator app is on',
    text: 'From now on, signing in with your password also requires a code from your authenticator app. Keep the recovery codes somewhere you can reach without your phone. You have been signed out everywhere else.',
  },
  totpOff: {
    subject: '{{brand}}: the authenticator app is off',
    title: 'The authenticator app is off',
    text: 'Signing in with your password no longer requires a code. Your recovery codes no longer work.',
  },
  recoveryCodesRenewed: {
    subject: '{{brand}}: new recovery codes',
    title: 'You have new recovery codes',
    text: 'New recovery codes were created for your account. The earlier ones no longer work.',
  },
  recoveryCodeUsed: {
    subject: '{{brand}}: a recovery code was used',
    title: 'A recovery code was used to sign in',
    text: 'One of your recovery codes was used to sign in. Codes left: {{left}}. You can create new ones on your account page.',
  },
  passkeyAdded: {
    subject: '{{brand}}: a passkey was added',
    title: 'A passkey was added',
    text: 'The passkey “{{passkey}}” can now be used to sign in to your account.',
  },
  passkeyRemoved: {
    subject: '{{brand}}: a passkey was removed',
    title: 'A passkey was removed',
    text: 'The passkey “{{passkey}}” can no longer be used to sign in to your account.',
  },
  secondFactorReset: {
    subject: '{{brand}}: your two-factor sign-in was reset',
    title: 'Support has reset your two-factor sign-in',
    text: 'The authenticator app, recovery codes and passkeys of your account were removed and you have been signed out everywhere. Sign in with your password, then set up two-factor sign-in again.',
  },
  accountChanged: {
    subject: '{{brand}}: your account was changed',
    title: 'Your account was changed',
    text: 'An administrator changed the name, title, email address or role of your account. It is now:',
    notExpected: 'If you did not expect this, write to {{support}}.',
  },
  facts: {
    name: 'Name',
    account: 'Account',
    time: 'Time',
    device: 'Browser',
    address: 'Address',
  },
  unknownDevice: 'Unknown',
  action: 'Open your account page',
  notYou:
    'If this wasn’t you, set a new password with “Forgot password?” on the sign-in page and write to {{support}}.',
  footer: 'You received this email because it concerns the security of your account at {{brand}}.',
} as const
