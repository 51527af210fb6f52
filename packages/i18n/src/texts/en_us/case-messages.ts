/** What the office writes to a hospital about a case. No diagnosis: it goes by mail (decision 22). */
export const caseMessages = {
  subject: 'A message about {{pet}}, {{caseNumber}}',
  title: 'A message about {{pet}}',
  action: 'Open the case',
  waits: 'Our office has written to you about this case. The message stands in the case.',
  fileUnreadable: {
    name: 'File cannot be opened',
    text: 'The file {{file}} cannot be opened. Export it from the device again and add it to the case.',
  },
  fileOfAnotherPet: {
    name: 'File names another patient',
    text: 'The file {{file}} names another patient than {{pet}}. Check it, and add the right file to the case.',
  },
  laterReport: {
    name: 'New time of the report',
    text: 'The report on {{pet}} takes longer than promised. We expect it by {{time}}.',
  },
  callYou: {
    name: 'We will call',
    text: 'We have a question about {{pet}} that is better spoken about. Our office calls your hospital today.',
  },
  ownWords: {
    name: 'In your own words',
    text: '{{text}}',
  },
} as const
