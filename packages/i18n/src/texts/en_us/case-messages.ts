/** The office's messages to a hospital about a case. No diagnosis, because they are sent by mail (SPEC 22). */
export const caseMessages = {
  subject: 'A message about {{pet}}, {{caseNumber}}',
  title: 'A message about {{pet}}',
  action: 'Open the case',
  waits: 'Our team has sent you a message about this case. Open the case to read it.',
  waitsUrgently: 'There is an urgent message about this case. Open the case now to read it.',
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
  ecgUnreadable: {
    name: 'ECG can’t be read',
    text: 'The ECG file {{file}} can’t be read. Export it from the device again, or record the ECG again, and send it to us.',
  },
  ecgMarginal: {
    name: 'ECG of limited quality',
    text: 'The ECG of {{pet}} can be read only in part: {{reason}}. We are reading what is clear; a new recording would give a fuller report.',
  },
  ecgRejected: {
    name: 'ECG not usable',
    text: 'The ECG of {{pet}} can’t be used for a report: {{reason}}. Please record it again.',
  },
  ecgNormal: {
    name: 'ECG looks normal',
    text: 'The ECG of {{pet}} looks normal so far. The signed report follows.',
  },
  ecgUrgent: {
    name: 'Urgent ECG finding',
    text: 'The ECG of {{pet}} shows a finding that should not wait: {{text}} Please examine {{pet}} now. The signed report follows.',
  },
} as const
