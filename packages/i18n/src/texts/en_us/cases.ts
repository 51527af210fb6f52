export const cases = {
  ongoingTitle: 'Incomplete test',
  worklistTitle: 'Worklist',
} as const
