/** Chosen here, so that a repeated save is one row. */
export function newMeasurementId(): string {
  return `m_${crypto.randomUUID()}`
}
