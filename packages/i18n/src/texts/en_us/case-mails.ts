/** Mails about a paid case: enquiries and the clock. Pet name and case number only, nothing medical (decision 22). */
export const caseMails = {
  facts: { case: 'Case', hospital: 'Hospital', file: 'File', due: 'Due' },
  clinic: {
    subject: 'The cardiologist asks: {{pet}}, {{caseNumber}}',
    title: 'The cardiologist needs something for {{pet}}',
    hello: 'Hello {{name}},',
    files: 'The cardiologist needs better or further files to read the case.',
    clarification: 'The cardiologist has a question before the report can be written.',
    clock: 'The 24 hours stand still until you answer in the case.',
    action: 'Read and answer',
    answered: {
      subject: 'Your question is answered: {{pet}}, {{caseNumber}}',
      title: 'The cardiologist has answered about {{pet}}',
      text: 'Your question about the report has an answer. Read it beside the report.',
      action: 'Read the answer',
    },
    repeat: {
      action: 'Open the report',
      accepted: {
        subject: 'The report is done again: {{pet}}, {{caseNumber}}',
        title: 'The report of {{pet}} is done again',
        text: 'Your request for re-performance is accepted. A new revision comes within 24 hours; until then the present report stays readable.',
      },
      declined: {
        subject: 'Re-performance declined: {{pet}}, {{caseNumber}}',
        title: 'The report of {{pet}} stays as it is',
        text: 'Your request for re-performance is declined. The reason stands beside the report.',
      },
    },
    rejected: {
      subject: 'Case rejected: {{pet}}, {{caseNumber}}',
      title: 'The case of {{pet}} was rejected',
      text: 'Our office has closed this case without a report. Credits that were deducted are given back; a card payment is refunded separately, and you get an e-mail about it.',
      action: 'See the case',
      reason: 'Reason',
    },
    overtime: {
      subject: 'Later than promised: {{pet}}, {{caseNumber}}',
      title: 'The report of {{pet}} is later than promised',
      due: 'We promised the report by {{due}}, and it is not there. That is our fault, not yours; you need not do anything.',
      read: 'A cardiologist is reading the case.',
      unread: 'No cardiologist has taken the case yet. Our office is finding one now.',
      expected:
        'We now expect the report by {{expected}}. It comes by e-mail as soon as it is released.',
      action: 'See the case',
    },
    deletion: {
      subject: 'Not finished, will be deleted: {{pet}}, {{caseNumber}}',
      title: 'The case of {{pet}} will be deleted',
      due: 'This case is not paid and has not been changed for over three weeks. It will be deleted with its files on {{time}}.',
      keep: 'To keep it, open the case and continue, or press Keep. If you no longer need it, you need not do anything.',
      action: 'Open the case',
    },
    footer: 'You get this mail because your hospital has a case at {{brand}}.',
  },
  reader: {
    assigned: {
      subject: 'The case of {{pet}} is yours: {{caseNumber}}',
      title: 'The case of {{pet}} is given to you',
      text: 'The office gives you this case to read. The report is due at {{due}}.',
      action: 'Open the case',
    },
    answered: {
      subject: 'The clinic has answered: {{pet}}, {{caseNumber}}',
      title: 'The clinic has answered about {{pet}}',
      text: 'The clock goes on. The report is due at {{due}}.',
      action: 'Open the case',
    },
    repeat: {
      subject: 'Re-performance asked: {{pet}}, {{caseNumber}}',
      title: 'The clinic asks for the report of {{pet}} to be done again',
      text: 'Accept, and the case is with you again for 24 hours; or decline with a reason that the clinic reads.',
      action: 'Read and decide',
    },
    asked: {
      subject: 'A question about a report: {{pet}}, {{caseNumber}}',
      title: 'The clinic asks about the report of {{pet}}',
      text: 'The clinic has a question about the report. Two are included within seven days.',
      action: 'Read and answer',
    },
  },
  clock: {
    subject: '{{step}} % of the time is used: {{pet}}, {{caseNumber}}',
    overtime: 'Overtime: {{pet}}, {{caseNumber}}',
    unread: 'Nobody reads this case yet.',
    read: '{{name}} reads this case.',
    action: 'Open the worklist',
  },
  footer: 'Sent by {{brand}} to its staff.',
} as const
