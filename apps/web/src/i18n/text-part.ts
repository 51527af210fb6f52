/**
 * A set of texts that load together: `account` for the own account and proof of identity, `billing` for payments and credits,
 * `case` for entering or reading a case, `desk` for the office's payments, `door` for signing in, `enquiries` for questions
 * between the two sides and for revisions, `errors` for refusals, `hospital` for its settings, `intake` for the first study
 * added, `news` for notifications, `office` for accounts and applications, `reading` for staff, `report` for reports and open
 * test files, `rooms` for everyone, `terms` for the terms, `timeline` for the history and mails of a case, `verify` for the
 * verification page, `viewers` for the first test file opened.
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

/** The parts of a language, one lazy chunk each; only `door` loads with the language. */
export type PartsOf = Record<TextPart, () => Promise<Bundle>>
