export type StorageUse = {
  /** What the files of a hospital may take together. */
  quotaBytes: number
  /** Its files; one that a follow-up shares counts once. */
  heldBytes: number
  /** What its unfinished uploads have announced. */
  announcedBytes: number
}

/** A file that does not fit beside what is there and what is on its way is refused before a byte of it travels. */
export function refuseQuota(
  { quotaBytes, heldBytes, announcedBytes }: StorageUse,
  sizeBytes: number,
): 'storageFull' | undefined {
  return heldBytes + announcedBytes + sizeBytes > quotaBytes ? 'storageFull' : undefined
}
