/** Mails about a paid case: enquiries and the clock. Pet name and case number only, nothing medical (SPEC 22). */
export const caseMails = {
  facts: { case: 'Case', hospital: 'Hospital', file: 'File', due: 'Due' },
  clinic: {
    subject: 'Question from the cardiologist: {{pet}}, {{caseNumber}}',
    title: 'The cardiologist needs more information about {{pet}}',
    hello: 'Hello {{name}},',
    files: 'The cardiologist needs better or additional files to read the case.',
    clarification: 'The cardiologist has a question before writing the report.',
    clock: 'The 24-hour clock is paused until you reply in the case.',
    action: 'Read and answer',
    answered: {
      subject: 'Your question has been answered: {{pet}}, {{caseNumber}}',
      title: 'The cardiologist has answered your question about {{pet}}',
      text: 'Your question about the report has been answered. You can read the answer next to the report.',
      action: 'Read the answer',
    },
    repeat: {
      action: 'Open the report',
      accepted: {
        subject: 'Report being redone: {{pet}}, {{caseNumber}}',
        title: '{{pet}}’s report is being redone',
        text: 'Your request for re-performance has been accepted. You will get a new revision within 24 hours. Until then you can read the current report.',
      },
      declined: {
        subject: 'Re-performance declined: {{pet}}, {{caseNumber}}',
        title: '{{pet}}’s report remains unchanged',
        text: 'Your request for re-performance has been declined. See the reason next to the report.',
      },
      ecg: {
        accepted: {
          subject: 'Report being done again: {{pet}}, {{caseNumber}}',
          title: '{{pet}}’s ECG is being reviewed again',
          text: 'Your resend request has been accepted. You will get a new revision within {{minutes}} minutes. Until then you can read the current report.',
        },
        declined: {
          subject: 'Resend request declined: {{pet}}, {{caseNumber}}',
          title: '{{pet}}’s report remains unchanged',
          text: 'Your resend request has been declined. See the reason next to the report.',
        },
      },
    },
    rejected: {
      subject: 'Case rejected: {{pet}}, {{caseNumber}}',
      title: '{{pet}}’s case was rejected',
      text: 'Our team has closed this case without a report. Deducted credits are refunded. A card payment is refunded separately, and you will get an email about it.',
      action: 'View case',
      reason: 'Reason',
    },
    overtime: {
      subject: 'Report overdue: {{pet}}, {{caseNumber}}',
      title: 'The report on {{pet}} is overdue',
      due: 'We promised the report by {{due}} and it is not ready yet. We’re sorry; you don’t need to do anything.',
      read: 'A cardiologist is reading the case.',
      unread: 'No cardiologist has picked up the case yet. Our team is assigning one now.',
      expected:
        'We now expect the report by {{expected}}. You will get it by email as soon as it is released.',
      action: 'View case',
    },
    deletion: {
      subject: 'Unfinished case will be deleted: {{pet}}, {{caseNumber}}',
      title: '{{pet}}’s case will be deleted',
      due: 'This case has not been paid for or changed for over three weeks. It will be deleted with its files on {{time}}.',
      keep: 'To keep it, open the case and continue, or select Keep. If you no longer need it, you don’t need to do anything.',
      action: 'Open the case',
    },
    footer: 'You received this email because your hospital has a case at {{brand}}.',
  },
  reader: {
    assigned: {
      subject: 'Case assigned to you: {{pet}}, {{caseNumber}}',
      title: '{{pet}}’s case has been assigned to you',
      text: 'This case has been assigned to you. The report is due {{due}}.',
      action: 'Open the case',
    },
    answered: {
      subject: 'The clinic has replied: {{pet}}, {{caseNumber}}',
      title: 'The clinic has replied about {{pet}}',
      text: 'The clock is running again. The report is due {{due}}.',
      action: 'Open the case',
    },
    repeat: {
      subject: 'Re-performance requested: {{pet}}, {{caseNumber}}',
      title: 'The clinic has requested re-performance for {{pet}}',
      text: 'If you accept, the case is assigned to you again for 24 hours. If you decline, give a reason for the clinic.',
      action: 'Read and decide',
      ecg: {
        subject: 'Resend request: {{pet}}, {{caseNumber}}',
        title: 'The hospital asks for a resend of {{pet}}’s report',
        text: 'If you accept, the ECG is reviewed again and a new revision is due in {{minutes}} minutes. If you decline, give a reason for the hospital.',
      },
    },
    asked: {
      subject: 'Question about a report: {{pet}}, {{caseNumber}}',
      title: 'Question from the clinic about {{pet}}’s report',
      text: 'The clinic has a question about the report. Two questions are included within seven days.',
      action: 'Read and answer',
    },
  },
  clock: {
    subject: '{{step}}% of the time used: {{pet}}, {{caseNumber}}',
    overtime: 'Overtime: {{pet}}, {{caseNumber}}',
    unread: 'Nobody is reading this case yet.',
    read: '{{name}} is reading this case.',
    action: 'Open the worklist',
  },
  footer: 'Sent by {{brand}} to its staff.',
} as const
