/** The file in a case's ZIP that lists unreadable files. */
export const caseArchive = {
  fileName: 'missing-files.txt',
  missing: '{{count}} files of this case could not be read and are not in this ZIP:',
  ask: 'Download them one by one later, or contact support.',
} as const
