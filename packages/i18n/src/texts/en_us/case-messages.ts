/** The office's messages to a hospital about a case. No diagnosis, because they are sent by mail (SPEC 22). */
export const caseMessages = {
  subject: 'A message about {{pet}}, {{caseNumber}}',
  title: 'A message about {{pet}}',
  action: 'Open the case',
  waits: 'Our team has sent you a message about this case. Open the case to read it.',
  fileUnreadable: {
    name: 'File can’t be opened',
    text: 'The file {{file}} can’t be opened. Export it from the device again and add it to the case.',
  },
  fileOfAnotherPet: {
    name: 'File names another patient',
    text: 'The file {{file}} names a patient other than {{pet}}. Check it, and add the correct file to the case.',
  },
  laterReport: {
    name: 'New time for the report',
    text: 'The report on {{pet}} is taking longer than promised. We expect it by {{time}}.',
  },
  callYou: {
    name: 'We will call',
    text: 'We have a question about {{pet}} that is best discussed by phone. Our team will call your hospital today.',
  },
  ownWords: {
    name: 'Free text',
    text: '{{text}}',
  },
} as const
