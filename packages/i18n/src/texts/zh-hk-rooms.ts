import { cases } from './zh_hk/cases.ts'
import { clinical } from './zh_hk/clinical.ts'
import { main } from './zh_hk/main.ts'
import { payment } from './zh_hk/payment.ts'
import { pets } from './zh_hk/pets.ts'
import { questions } from './zh_hk/questions.ts'
import { uploads } from './zh_hk/uploads.ts'

/** The texts behind the sign-in page, for everyone. */
export const zhHkRooms = {
  cases,
  clinical,
  main,
  payment,
  pets,
  questions,
  uploads,
}
