/** Creates an id in the client, so that a repeated save updates one row. */
export function newMeasurementId(): string {
  return `m_${crypto.randomUUID()}`
}
