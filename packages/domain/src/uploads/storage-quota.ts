export type StorageUse = {
  /** The storage quota of a hospital. */
  quotaBytes: number
  /** The size of its files; a file shared with a follow-up counts once. */
  heldBytes: number
  /** The announced size of its unfinished uploads. */
  announcedBytes: number
}

/** Refuses a file that does not fit beside the stored files and the unfinished uploads, before any of its bytes are sent. */
export function refuseQuota(
  { quotaBytes, heldBytes, announcedBytes }: StorageUse,
  sizeBytes: number,
): 'storageFull' | undefined {
  return heldBytes + announcedBytes + sizeBytes > quotaBytes ? 'storageFull' : undefined
}
