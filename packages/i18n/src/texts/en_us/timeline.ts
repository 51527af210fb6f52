/** The life of a case in plain words, the same for both sides. */
export const timeline = {
  title: 'Activity',
  caption: 'Case timeline',
  cardiologist: 'Cardiologist',
  office: 'Support team',
  show: 'Show all ({{count}})',
  events: {
    case: {
      opened: 'Case opened',
      cloned: 'Follow-up created',
      deletionDue: 'Deletion warning sent',
      kept: 'Kept for another 30 days',
      submit: 'Sent to the ECG service',
      admit: 'Sent by the support team',
      claimEcg: 'Picked up by the ECG service',
      claim: 'Picked up by a cardiologist',
      reject: 'Rejected',
      serviceChanged: 'Service changed',
      askRepeat: 'Re-read requested',
      acceptRepeat: 'Re-read accepted',
      declineRepeat: 'Re-read declined',
    },
    questions: {
      saved: 'Questions saved',
    },
    payment: {
      received: 'Paid and sent',
      refunded: 'Refunded',
      refund_returned: 'Refund returned by the bank',
    },
    credits: {
      deducted: 'Paid with credits and sent',
      refunded: 'Credits refunded',
    },
    enquiry: {
      asked: 'Question asked',
      answered: 'Question answered',
      withdrawn: 'Question withdrawn',
    },
    clock: {
      paused: 'Clock paused',
      resumed: 'Clock running again',
    },
    deadline: {
      overtime: 'Overdue',
    },
    report: {
      released: 'Report released',
      corrected: 'New revision of the report',
      opened: 'Report opened in the portal',
      resent: 'Report resent',
      late: 'Report not yet delivered by email',
    },
    mail: {
      bounced: 'Email could not be delivered',
    },
    message: {
      sent: 'Message from the support team',
    },
    file: {
      patientConfirmed: 'File with another patient’s name confirmed for this patient',
      patientUnconfirmed: 'File with another patient’s name no longer confirmed',
      added_one: 'File added',
      added_other: '{{count}} files added',
      deleted: 'File deleted',
    },
    pet: {
      corrected: 'Pet profile corrected',
    },
  },
} as const
