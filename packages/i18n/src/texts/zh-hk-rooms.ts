import { cases } from './zh_hk/cases.ts'
import { main } from './zh_hk/main.ts'
import { payment } from './zh_hk/payment.ts'
import { pets } from './zh_hk/pets.ts'
import { questions } from './zh_hk/questions.ts'

/** The texts behind the sign-in page, for everyone. */
export const zhHkRooms = {
  cases,
  main,
  payment,
  pets,
  questions,
}
