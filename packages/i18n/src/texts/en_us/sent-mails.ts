/** The emails that the portal sent, for the office. */
export const sentMails = {
  title: 'Sent emails',
  lead: 'Emails of the last 90 days to clinics and staff, and whether they arrived.',
  caption: 'Sent emails',
  find: 'Email address',
  findHint: 'The address or a part of it',
  submit: 'Search',
  count_one: '{{count}} email',
  count_other: '{{count}} emails',
  newest: 'The newest {{count}} emails. Search for an address to find older ones.',
  none: 'No email in the last 90 days',
  columns: { mail: 'Email', case: 'Case', state: 'Status', time: 'Created' },
  noCase: 'About no case',
} as const
