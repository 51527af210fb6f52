import type { ConsultMode } from '../cases/case.ts'
import type { Money } from './money.ts'

export type Product = Money & {
  productId: string
  mode: ConsultMode
  description: string
}
