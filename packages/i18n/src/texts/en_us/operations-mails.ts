/** What support is mailed about the running of the portal. */
export const operationsMails = {
  failedJobs: {
    subject: '{{count}} job(s) failed for good',
    text: 'These jobs failed at their last attempt and will not be tried again by themselves. Find the cause in the log, then retry or dismiss them in the portal, under System.',
  },
  waitingJobs: {
    subject: 'Jobs have been waiting for more than five minutes',
    text: 'Mails, invoices and other work in the background are late. Check that a worker is running and that the mail server and the storage can be reached.',
    fact: '{{count}} waiting, the oldest for {{minutes}} minutes',
  },
  damagedBytes: {
    subject: 'A stored file is damaged or missing',
    text: 'Its bytes are no longer those that were stored. It is not served while this lasts; all other files are unaffected.',
    file: 'File',
    case: 'Case',
    problem: 'Problem',
    problems: {
      missing: 'Nothing is stored under its key',
      size: 'It has another size than recorded',
      damaged: 'Its SHA-256 is another than recorded',
    },
    key: 'Storage key',
    advice: 'What to do',
    restore:
      'Restore the object {{key}} from the backup of the files. If there is none, ask the hospital to upload the file again. The entry in the portal closes when the next weekly check finds the bytes right.',
  },
  page: 'Open the System page',
  footer: 'Sent by {{brand}} to its support.',
} as const
