import type { ReportModel } from './model.ts'

export type NewAddendum = {
  text: string
  reason: string
  /** Empty in a preview. */
  revision: string
  signer: { name: string; title: string; licence: string }
}

/** The next revision of a released report: the same in every word, with a text added below. */
export function addAddendum(report: ReportModel, addendum: NewAddendum): ReportModel {
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
