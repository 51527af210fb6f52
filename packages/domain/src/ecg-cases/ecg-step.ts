import type { ServiceStep, StepRows } from '../services/service.ts'
import type { EcgAction, EcgCondition, EcgStatus } from './ecg-action.ts'

export type EcgStep = ServiceStep<EcgStatus> & { conditions?: readonly EcgCondition[] }
/** The rows of some actions. */
export type EcgRows<Action extends EcgAction = EcgAction> = Readonly<
  Record<Action, StepRows<EcgStatus> & (EcgStep | readonly EcgStep[])>
>
