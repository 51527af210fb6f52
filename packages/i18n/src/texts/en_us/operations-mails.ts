/** The mails to support about the operation of the portal. */
export const operationsMails = {
  failedJobs: {
    subject: '{{count}} job(s) failed permanently',
    text: 'These jobs failed on their last attempt and will not be retried automatically. Find the cause in the log, then retry or dismiss them in the portal, under System.',
  },
  waitingJobs: {
    subject: 'Jobs have been waiting for more than five minutes',
    text: 'Emails, invoices and other background jobs are delayed. Check that a worker is running and that the mail server and the storage can be reached.',
    fact: '{{count}} waiting, the oldest for {{minutes}} minutes',
  },
  damagedBytes: {
    subject: 'A stored file is damaged or missing',
    text: 'Its content no longer matches what was stored. It is not served until this is resolved. All other files are unaffected.',
    file: 'File',
    case: 'Case',
    problem: 'Problem',
    problems: {
      missing: 'Nothing is stored under its key',
      size: 'Its size differs from the recorded one',
      damaged: 'Its SHA-256 differs from the recorded one',
    },
    key: 'Storage key',
    advice: 'What to do',
    restore:
      'Restore the object {{key}} from the file backup. If there is none, ask the hospital to upload the file again. The entry in the portal closes when the next weekly check succeeds.',
  },
  exportReady: {
    subject: 'The data of {{hospital}} is ready',
    text: 'The export that you asked for is finished. Download it in the portal. It holds personal data: hand it only to the hospital.',
    hospital: 'Hospital',
    until: 'Available until',
    open: 'Open the export',
  },
  erasureAsked: {
    subject: 'The erasure of {{hospital}} needs a second admin',
    text: 'Another admin asked for the erasure of this hospital. It begins when a second admin approves it, and cannot be undone. Read the reason and what would be kept, then approve or decline it.',
    hospital: 'Hospital',
    reason: 'Reason',
    open: 'Open the request',
  },
  erasureDone: {
    subject: 'A hospital has been erased',
    text: 'The personal data of the hospital is removed. Originals, reports and invoices that must be kept for seven years are locked; the page says until when.',
    hospital: 'Hospital',
    rows: 'Rows erased',
    open: 'Open the page',
  },
  adminFooter: 'Sent by {{brand}} to its admins.',
  page: 'Open the System page',
  footer: 'Sent by {{brand}} to its support team.',
} as const
