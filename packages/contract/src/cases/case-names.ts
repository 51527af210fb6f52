/** The domain's names of the wire fields that name a case and its service. */
export const CASE_NAMES = {
  usid: 'caseId',
  usids: 'caseIds',
  ousid: 'originalId',
  subtype: 'serviceId',
  exinfo: 'extraInfo',
} as const
