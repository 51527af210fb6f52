/**
 * What is fetched together: `account` for one's own and for proving who one is, `billing` for what is paid and
 * the credits, `case` where one is filled in or read, `desk` for payments as the office sees them, `door` for
 * signing in, `enquiries` where the two sides ask each other and the report has revisions, `errors` for
 * refusals, `hospital` for its settings, `intake` with the first study added, `news` for what one is told,
 * `office` for accounts and applications, `reading` for staff, `report` where one is read or a test file is
 * opened, `rooms` for everyone, `terms` where they are read, `timeline` for what happened to a case and its
 * mails, `verify` for the page that checks a report, `viewers` with the first test file opened.
 */
export type TextPart =
  | 'account'
  | 'billing'
  | 'case'
  | 'desk'
  | 'door'
  | 'enquiries'
  | 'errors'
  | 'hospital'
  | 'intake'
  | 'news'
  | 'office'
  | 'reading'
  | 'report'
  | 'rooms'
  | 'terms'
  | 'timeline'
  | 'verify'
  | 'viewers'
export type Bundle = Record<string, object>

/** One lazy chunk per part; only that of the door comes with the language. */
export type PartsOf = Record<TextPart, () => Promise<Bundle>>
