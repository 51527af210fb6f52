/** The life of a case in plain words, the same for both sides. */
export const timeline = {
  title: 'What happened so far',
  caption: 'Timeline of the case',
  cardiologist: 'Cardiologist',
  office: 'Our office',
  show: 'Show all ({{count}})',
  events: {
    case: {
      opened: 'Case opened',
      cloned: 'A follow-up was made',
      deletionDue: 'Warned: will be deleted if unchanged',
      kept: 'Kept for another 30 days',
      claim: 'A cardiologist has it',
      reject: 'Rejected',
      askRepeat: 'Re-performance asked for',
      acceptRepeat: 'Re-performance accepted',
      declineRepeat: 'Re-performance declined',
    },
    questions: {
      saved: 'Questions saved',
    },
    payment: {
      received: 'Paid and sent',
      refunded: 'Money given back',
      refund_returned: 'Refund came back from the bank',
    },
    credits: {
      deducted: 'Paid with credits and sent',
      refunded: 'Credits given back',
    },
    enquiry: {
      asked: 'Question asked',
      answered: 'Question answered',
      withdrawn: 'Question withdrawn',
    },
    clock: {
      paused: 'The clock stands',
      resumed: 'The clock goes on',
    },
    deadline: {
      overtime: 'Later than promised',
    },
    report: {
      released: 'Report released',
      corrected: 'New revision of the report',
      opened: 'Report opened in the portal',
      resent: 'Report sent again',
      late: 'The report has not been delivered by e-mail yet',
    },
    mail: {
      bounced: 'E-mail could not be delivered',
    },
    message: {
      sent: 'Message from the office',
    },
    file: {
      patientConfirmed: 'File of another name confirmed for this patient',
      patientUnconfirmed: 'File of another name no longer confirmed',
      added_one: 'File added',
      added_other: '{{count}} files added',
      deleted: 'File deleted',
    },
    pet: {
      corrected: 'Pet profile corrected',
    },
  },
} as const
