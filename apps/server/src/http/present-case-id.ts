/** Presents the id of a case in a reply. */
export function presentCaseId(caseId: string): { usid: string } {
  return { usid: caseId }
}

/** Presents the ids of a follow-up and of its original. */
export function presentFollowUp(caseId: string, originalId: string) {
  return { usid: caseId, ousid: originalId }
}
