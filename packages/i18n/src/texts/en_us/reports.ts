export const reports = {
  listTitle: 'E-consult report',
  reconsultTitle: 'Reconsult case',
} as const
