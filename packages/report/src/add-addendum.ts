import type { ReportFrame } from './report-frame.ts'

export type NewAddendum = {
  text: string
  reason: string
  /** The revision stamp; empty in a preview. */
  revision: string
  signer: { name: string; title: string; licence: string }
}

/** Returns the next revision of a released report: identical, with an added text below. */
export function addAddendum<Report extends ReportFrame>(
  report: Report,
  addendum: NewAddendum,
): Report {
  const { text, reason, revision, signer } = addendum
  return {
    ...report,
    kind: 'addendum',
    replaces: report.revision,
    revision,
    reason,
    addenda: [...(report.addenda ?? []), { text, ...signer, signedAt: revision }],
  }
}
