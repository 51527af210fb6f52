export type StorageUse = {
  /** The storage quota of a hospital. */
  quotaBytes: number
  /** The size of its files; a file shared with a follow-up counts once. */
  usedBytes: number
  /** The announced size of its unfinished uploads. */
  announcedBytes: number
}

/** Refuses a file that does not fit beside the stored files and the unfinished uploads, before any of its bytes are sent. */
export function refuseQuota(
  { quotaBytes, usedBytes, announcedBytes }: StorageUse,
  sizeBytes: number,
): 'storageFull' | undefined {
  return usedBytes + announcedBytes + sizeBytes > quotaBytes ? 'storageFull' : undefined
}
