/** Staff write to a hospital, and to each other. */
export const messages = {
  sent: 'The message is sent by e-mail and stands in the case.',
  notSent: 'Not sent.',
  missing: 'Fill this in.',
  hospital: {
    title: 'Message to the hospital',
    template: 'What it is about',
    ownHint:
      'The hospital reads these words in the portal; the mail only says that they are there.',
    send: 'Send to the hospital',
    before: 'Sent before',
  },
  preview: {
    title: 'As the hospital will read it',
    in: 'As the hospital will read it, in {{language}}',
    to: 'To {{emails}}',
  },
  template: {
    fileUnreadable: 'File cannot be opened',
    fileOfAnotherPet: 'File names another patient',
    laterReport: 'New time of the report',
    callYou: 'We will call',
    ownWords: 'In your own words',
  },
  parameter: {
    file: 'File name',
    time: 'Time, as the hospital should read it',
    text: 'Message',
  },
  colleague: {
    title: 'Note to a colleague',
    to: 'To',
    office: 'Our office',
    text: 'Note',
    hint: 'Staff read it in the bell and in the log of the case. The hospital never does.',
    send: 'Send note',
    sent: 'The note is sent.',
    before: 'Written before',
  },
} as const
