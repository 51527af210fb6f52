/** Returns the query fields that name the case and the account of an upload. wire.md, "Upload". */
export function uploadOwnerFields({ caseId, accountId }: { caseId: string; accountId?: string }) {
  return { usid: caseId, ...(accountId && { uid: accountId }) }
}

/** Reads the case and the account from the query fields of an upload; empty where one is missing. */
export function uploadOwnerOf({ usid = '', uid = '' }: Readonly<Record<string, string>>) {
  return { caseId: usid, accountId: uid }
}

/** Returns the query field that says of what kind an uploaded file is, by its name on the wire. */
export function uploadKindField({ type, fileType }: { type: string; fileType: string }) {
  return { exinfo: JSON.stringify({ type, file_type: fileType }) }
}
