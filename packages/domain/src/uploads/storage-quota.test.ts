import { expect, test } from 'vitest'
import { refuseQuota } from './storage-quota.ts'

test.each([
  [{ quotaBytes: 100, usedBytes: 0, announcedBytes: 0 }, 100, undefined],
  [{ quotaBytes: 100, usedBytes: 0, announcedBytes: 0 }, 101, 'storageFull'],
  [{ quotaBytes: 100, usedBytes: 60, announcedBytes: 30 }, 10, undefined],
  [{ quotaBytes: 100, usedBytes: 60, announcedBytes: 30 }, 11, 'storageFull'],
  [{ quotaBytes: 0, usedBytes: 0, announcedBytes: 0 }, 1, 'storageFull'],
])('%j and a file of %i bytes: %s', (use, sizeBytes, refusal) => {
  expect(refuseQuota(use, sizeBytes)).toBe(refusal)
})
