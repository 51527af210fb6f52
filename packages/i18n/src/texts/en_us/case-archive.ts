/** In a ZIP of a case's files, where some of them could not be read. */
export const caseArchive = {
  fileName: 'missing-files.txt',
  missing: '{{count}} files of this case could not be read and are not in this ZIP:',
  ask: 'Download them one by one later, or contact support.',
} as const
