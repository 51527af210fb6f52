/** The messages of staff to a hospital, and to each other. */
export const messages = {
  sent: 'Message sent by email and kept in the case.',
  notSent: 'Not sent.',
  missing: 'Fill in this field.',
  hospital: {
    title: 'Message to the hospital',
    template: 'Subject',
    ownHint:
      'The hospital reads this text in the portal. The email only says that there is a message.',
    send: 'Send to the hospital',
    before: 'Sent earlier',
  },
  preview: {
    title: 'Preview',
    in: 'Preview, in {{language}}',
    to: 'To {{emails}}',
  },
  template: {
    fileUnreadable: 'File can’t be opened',
    fileOfAnotherPet: 'File names another patient',
    laterReport: 'New time for the report',
    callYou: 'We will call',
    ownWords: 'Free text',
    ecgUnreadable: 'ECG can’t be read',
    ecgMarginal: 'ECG of limited quality',
    ecgRejected: 'ECG not usable',
    ecgNormal: 'ECG looks normal',
    ecgUrgent: 'Urgent ECG finding',
  },
  parameter: {
    file: 'File name',
    time: 'Time, as shown to the hospital',
    text: 'Message',
    reason: 'Reason, as shown to the hospital',
  },
  colleague: {
    title: 'Note to a colleague',
    to: 'To',
    office: 'Support team',
    text: 'Note',
    hint: 'Staff only. Shown in notifications and the case log.',
    send: 'Send note',
    sent: 'Note sent.',
    before: 'Earlier notes',
  },
} as const
