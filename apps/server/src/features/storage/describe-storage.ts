import type { Finding, StorageReport } from './check-storage.ts'

/** Formats the report, one line each, the worst first. */
export function describeStorage({ named, stored, findings }: StorageReport): string[] {
  const losses = findings.filter(isLoss)
  const orphans = findings.filter((finding) => !isLoss(finding))
  return [
    `Rows name ${named.count} stored files (${gigabytes(named.sizeBytes)}); the storage holds ${stored.count} (${gigabytes(stored.sizeBytes)}).`,
    ...losses.map(lineOf),
    ...orphans.map(lineOf),
    losses.length === 0
      ? 'Every row has its bytes.'
      : `${losses.length} without their bytes as they were: bring them back from a backup.`,
    ...(orphans.length > 0
      ? [`${orphans.length} that no row names: the nightly job removes them a day after they came.`]
      : []),
  ]
}

/** Returns whether bytes promised by a row are missing or changed. */
export function isLoss({ problem }: Finding): boolean {
  return problem !== 'orphan'
}

function lineOf(finding: Finding): string {
  switch (finding.problem) {
    case 'missing':
      return `  missing  ${finding.key}  its ${finding.what} has no bytes`
    case 'damaged':
      return `  damaged  ${finding.key}  its ${finding.what} has other bytes than were stored`
    case 'size':
      return `  size     ${finding.key}  its ${finding.what} has ${finding.found} bytes instead of ${finding.reported}`
    case 'orphan':
      return `  orphan   ${finding.key}  ${finding.sizeBytes} bytes that no row names`
  }
}

function gigabytes(sizeBytes: number): string {
  return `${(sizeBytes / 1_000_000_000).toFixed(2)} GB`
}
