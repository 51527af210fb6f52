import {
  decodeClinicalInput,
  encodeClinicalInput,
  type WireClinicalInput,
} from '@systole/contract/cases/wire-clinical-input'
import { AnyReport } from '@systole/report/any-report'

/** Returns a report as it is stored, digested and sent: its clinical findings by the names of the wire. */
export function freezeModel(model: AnyReport): Record<string, unknown> {
  if (model.format === 2) return model
  return { ...model, clinical: model.clinical && encodeClinicalInput(model.clinical) }
}

/** Returns a stored report by the names of the domain; the inverse of `freezeModel`. */
export function readModel(frozen: Record<string, unknown>): AnyReport {
  const clinical = frozen.clinical as WireClinicalInput | null | undefined // parsed below
  return AnyReport.parse(clinical ? { ...frozen, clinical: decodeClinicalInput(clinical) } : frozen)
}
