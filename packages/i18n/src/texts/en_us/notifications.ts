/** What an account is told in the portal. Pet names only, nothing medical: a browser may show it on a locked screen. */
export const notifications = {
  title: 'Notifications',
  close: 'Close notifications',
  empty: 'Nothing yet. Reports and questions from the cardiologist appear here.',
  emptyStaff: 'Nothing yet. Answers, late cases and mails that came back appear here.',
  unread: 'Unread:',
  readAll: 'Mark all as read',
  more: 'Show earlier ones',
  kinds: {
    reportReleased: 'The report on {{pet}} is ready',
    reportCorrected: 'A new revision of the report on {{pet}} is ready',
    enquiryAsked: 'A question about {{pet}} waits for your answer',
    enquiryAnswered: 'A question about {{pet}} is answered',
    caseRejected: 'The case of {{pet}} was rejected',
    caseLate: 'The report on {{pet}} is later than promised',
    caseAssigned: 'You are given the case of {{pet}}',
    mailUndelivered: 'A mail about {{pet}} could not be delivered',
    repeatAsked: 'A re-performance is asked for {{pet}}',
    repeatAccepted: 'The re-performance for {{pet}} is accepted',
    repeatDeclined: 'The re-performance for {{pet}} is declined',
    refundAsked: 'A refund for {{pet}} waits for your approval',
    message: 'A message about {{pet}}',
    internal: '{{by}} wrote about {{pet}}',
  },
  browser: {
    lead: 'This browser can tell you when a report or a question arrives, while the portal is open in a tab. Names of pets are shown, nothing medical.',
    allow: 'Turn on in this browser',
    on: 'This browser tells you while the portal is open.',
    turnOff: 'Turn off',
    denied:
      'Notifications are blocked in this browser. Allow them in the settings of the site to turn them on.',
  },
} as const
