/** The domain's names of the wire fields that name a case. */
export const CASE_NAMES = { usid: 'caseId', usids: 'caseIds', ousid: 'originalId' } as const
